import type { Terms } from '../../jobs/job-terms.ts';
import { proficiencyOf } from '../../profile/cards/proficiency.ts';
import type { FitLine } from '../view.ts';
import type { OfferWords } from './offer-words.ts';

/** One part of the explanation of an offer, with its name; `asked`: the level of a language. */
export type OfferLine = Omit<FitLine, 'placeId'> & {
  label?: string;
  asked?: number;
};

/** The terms of the offer that the phrases quote. */
export type QuotedTerms = Pick<Terms, 'contractType' | 'remote' | 'salaryMin' | 'salaryMax' | 'yearsMin'>;

/** What the reader has for an offer, what is missing, and which technologies would only be welcome. */
export type OfferPhrases = { has: string[]; lacks: string[]; welcome: string[] };

/** The order in which reasons are said: what tells most about an offer first. */
const order = ['technology', 'place', 'pay', 'contract', 'remote', 'profession', 'years', 'language'];

type Explained = { lines: readonly OfferLine[]; missing: readonly string[] };

/** docs/product/fit.md, Reasons: why an offer fits its reader, in words for screens and e-mails. */
export function offerPhrases(words: OfferWords, fit: Explained, terms: QuotedTerms): OfferPhrases {
  const lines = fit.lines.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const phrases: OfferPhrases = { has: [], lacks: [...fit.missing], welcome: [] };
  for (const line of lines) {
    const [good, short] = [hasPhrase(words, line, terms), lacksPhrase(words, line, terms)];
    if (good) phrases.has.push(good);
    if (short) phrases.lacks.push(short);
    if (line.name === 'technology' && line.points === 0 && !line.must && line.label)
      phrases.welcome.push(words.welcome(line.label));
  }
  return phrases;
}

const mostInList = 3;

/**
 * What the reader has, for an entry of a list: few facts, and none about what the entry says anyway, which are its terms
 * and the technologies, when those that the reader has are marked there.
 */
export function reasonsInList(words: OfferWords, fit: Explained, terms: QuotedTerms, marked: boolean): string[] {
  const about = (lines: readonly OfferLine[]) => offerPhrases(words, { lines, missing: [] }, terms).has;
  const technologies = marked ? [] : about(fit.lines.filter(({ name }) => name === 'technology'));
  const others = about(fit.lines.filter(({ name }) => !['technology', 'contract', 'remote'].includes(name)));
  return [technologies.join(', '), ...others].filter((fact) => fact !== '').slice(0, mostInList);
}

const isFull = ({ points, most }: OfferLine) => points === most;

function hasPhrase(words: OfferWords, line: OfferLine, terms: QuotedTerms): string | undefined {
  const { name, label = '', points, value = 0 } = line;
  if (points === 0) return undefined;
  switch (name) {
    case 'technology':
      return label;
    case 'place':
      // Work from home is said by the part about remote work.
      return line.place === 'remote' ? undefined : line.place === 'near' ? words.near(label) : label;
    case 'pay':
      return words.pay(payPhrase(words, terms), value);
    case 'contract':
      return terms.contractType ? words.contracts[terms.contractType] : undefined;
    case 'remote':
      return terms.remote ? words.remotes[terms.remote] : undefined;
    case 'profession':
      return line.related ? words.related : words.profession;
    case 'years':
      return isFull(line) ? words.years(value) : undefined;
    case 'language':
      return isFull(line) ? label : undefined;
    default:
      return undefined;
  }
}

function payPhrase(words: OfferWords, terms: QuotedTerms): string {
  const [least, most] = [terms.salaryMin ?? terms.salaryMax, terms.salaryMax ?? terms.salaryMin];
  if (least === null || most === null) return '';
  return least === most ? words.figure(least) : words.range(least, most);
}

function lacksPhrase(words: OfferWords, line: OfferLine, { yearsMin }: QuotedTerms): string | undefined {
  const { name, label = '', value = 0, asked = 0 } = line;
  if (isFull(line)) return undefined;
  if (name === 'language') return words.level(label, words.levels[proficiencyOf(asked)]);
  // More experience than asked is nothing that is missing.
  const isTooFew = name === 'years' && yearsMin !== null && value < yearsMin;
  return isTooFew ? words.tooFew(yearsMin) : undefined;
}
