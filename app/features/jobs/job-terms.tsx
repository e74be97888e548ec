import { type TermFact, termFacts } from '../../../domain/jobs/job-terms.ts';
import type { JobTerms as Terms } from '../../../server/services/jobs/job-summary.ts';
import { HeldMark } from '../../fit/offer-reasons.tsx';
import { useTexts } from '../../i18n/texts.ts';
import chips from '../../ui/chips.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './jobs.module.css';
import { termsTexts } from './terms.texts.ts';

/** Contract, place, remote work, pay and experience, if they are known. */
export function JobTerms({ terms }: { terms: Omit<Terms, 'technologies'> }) {
  const facts = termFacts(useTexts(termsTexts), terms);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {facts.map(({ what, text }) => (
        <li key={what}>
          <Icon name={icons[what]} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const icons: Record<TermFact['what'], IconName> = {
  contract: 'briefcase',
  place: 'mapPin',
  remote: 'home',
  pay: 'euro',
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
