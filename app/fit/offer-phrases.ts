import { proficiencyOf } from '../../domain/profile/cards/proficiency.ts';
import type { OfferFitView, OfferLine } from '../../server/services/fit/offers/explain-offer.ts';
import type { JobTerms } from '../../server/services/jobs/job-summary.ts';
import { profileWords } from '../i18n/profile-words.ts';
import { useTexts } from '../i18n/texts.ts';
import { offerReasonsTexts } from './offer-reasons.texts.ts';

/** The terms of the offer that the phrases quote. */
export type QuotedTerms = Pick<JobTerms, 'contractType' | 'remote' | 'salaryMin' | 'salaryMax' | 'yearsMin'>;

/** What the reader has for an offer, what is missing, and which technologies would only be welcome. */
export type OfferPhrases = { has: string[]; lacks: string[]; welcome: string[] };

/** The order in which reasons are said: what tells most about an offer first. */
const order = ['technology', 'place', 'pay', 'contract', 'remote', 'profession', 'years', 'language'];

export function useOfferPhrases(fit: OfferFitView, terms: QuotedTerms): OfferPhrases {
  const texts = useTexts(offerReasonsTexts);
  const words = useTexts(profileWords);
  const lines = fit.lines.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const isFull = ({ points, most }: OfferLine) => points === most;
  const phrases: OfferPhrases = { has: [], lacks: [...fit.missing], welcome: [] };

  const pay = () => {
    const [least, most] = [terms.salaryMin ?? terms.salaryMax, terms.salaryMax ?? terms.salaryMin];
    if (least === null || most === null) return '';
    return least === most ? texts.figure(least) : texts.range(least, most);
  };

  const has = (line: OfferLine): string | undefined => {
    const { name, label = '', points, value = 0 } = line;
    if (points === 0) return undefined;
    switch (name) {
      case 'technology':
        return label;
      case 'place':
        // Work from home is said by the part about remote work.
        return line.place === 'remote' ? undefined : line.place === 'near' ? texts.near(label) : label;
      case 'pay':
        return texts.pay(pay(), value);
      case 'contract':
        return terms.contractType ? words.search.contracts[terms.contractType] : undefined;
      case 'remote':
        return terms.remote ? texts.remotes[terms.remote] : undefined;
      case 'profession':
        return line.related ? texts.related : texts.profession;
      case 'years':
        return isFull(line) ? texts.years(value) : undefined;
      case 'language':
        return isFull(line) ? label : undefined;
      default:
        return undefined;
    }
  };

  const lacks = (line: OfferLine): string | undefined => {
    const { name, label = '', value = 0, asked = 0 } = line;
    if (isFull(line)) return undefined;
    if (name === 'language') return texts.level(label, words.levels[proficiencyOf(asked)]);
    // More experience than asked is nothing that is missing.
    const isTooFew = name === 'years' && terms.yearsMin !== null && value < terms.yearsMin;
    return isTooFew ? texts.tooFew(terms.yearsMin ?? 0) : undefined;
  };

  for (const line of lines) {
    const [good, short] = [has(line), lacks(line)];
    if (good) phrases.has.push(good);
    if (short) phrases.lacks.push(short);
    if (line.name === 'technology' && line.points === 0 && !line.must && line.label)
      phrases.welcome.push(texts.welcome(line.label));
  }
  return phrases;
}
