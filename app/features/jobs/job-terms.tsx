import { type TermFact, termFacts } from '../../../domain/jobs/job-terms.ts';
import type { JobTerms as Terms } from '../../../server/services/jobs/job-summary.ts';
import { HeldMark } from '../../fit/offer-reasons.tsx';
import { useTexts } from '../../i18n/texts.ts';
import chips from '../../ui/chips.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './jobs.module.css';
import { termsTexts } from './terms.texts.ts';

type TermsProps = {
  terms: Omit<Terms, 'technologies'>;
  /** The pay is a line of its own, before the other terms, or shown elsewhere. */
  pay?: 'among' | 'first' | 'elsewhere';
};

/** Contract, place, remote work, pay, seniority and experience, if they are known. */
export function JobTerms({ terms, pay = 'among' }: TermsProps) {
  const facts = termFacts(useTexts(termsTexts), terms).filter(({ what }) => pay === 'among' || what !== 'pay');
  return (
    <>
      {pay === 'first' && <JobPay terms={terms} />}
      {facts.length > 0 && (
        <ul className={styles.terms}>
          {facts.map(({ what, text }) => (
            <li key={what}>
              <Icon name={icons[what]} size={16} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The pay beside the title of an offer of a list; nothing when it is not stated. */
export function JobPay({ terms }: { terms: Omit<Terms, 'technologies'> }) {
  const pay = termFacts(useTexts(termsTexts), terms).find(({ what }) => what === 'pay');
  return pay ? <p className={styles.shortPay}>{pay.text}</p> : null;
}

/** The same on the page of the offer: the pay first and large, the other terms as chips. */
export function JobFacts({ terms }: { terms: Omit<Terms, 'technologies'> }) {
  const texts = useTexts(termsTexts);
  const facts = termFacts(texts, terms);
  const pay = facts.find(({ what }) => what === 'pay');
  const others = facts.filter(({ what }) => what !== 'pay');
  return (
    <>
      {pay && <p className={styles.pay}>{pay.text}</p>}
      {others.length > 0 && (
        <ul className={chips.chips} aria-label={texts.terms}>
          {others.map(({ what, text }) => (
            <li key={what}>
              <Icon name={icons[what]} size={16} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const icons: Record<TermFact['what'], IconName> = {
  contract: 'briefcase',
  place: 'mapPin',
  remote: 'home',
  pay: 'euro',
  seniority: 'person',
  years: 'person',
};

type Technologies = {
  technologies: Terms['technologies'];
  /** Ids of those that the reader has. */
  held?: readonly string[] | undefined;
};

export function JobTechnologies({ technologies, held = [] }: Technologies) {
  const texts = useTexts(termsTexts);
  if (technologies.length === 0) return null;
  return (
    <ul className={chips.chips} aria-label={texts.technologies}>
      {technologies.map(({ id, name, handle }) => (
        <li key={id} data-lit={held.includes(id) || undefined}>
          <TechnologyIcon handle={handle} />
          {name}
          {held.includes(id) && <HeldMark />}
        </li>
      ))}
    </ul>
  );
}
