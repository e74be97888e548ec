import { isAnywhere } from '../../../domain/jobs/job-place.ts';
import type { JobTerms as Terms } from '../../../server/services/jobs/job-summary.ts';
import { useTexts } from '../../i18n/texts.ts';
import chips from '../../ui/chips.module.css';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './jobs.module.css';
import { termsTexts } from './terms.texts.ts';

/** Contract, place, remote work and pay, if they are known. */
export function JobTerms({ terms }: { terms: Omit<Terms, 'technologies'> }) {
  const facts = useTerms(terms);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.terms}>
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function useTerms(terms: Omit<Terms, 'technologies'>) {
  const { contractType, city, remote, daysPerWeek, salaryMin, salaryMax, yearsMin, yearsMax } = terms;
  const texts = useTexts(termsTexts);
  const least = salaryMin ?? salaryMax;
  const most = salaryMax ?? salaryMin;
  const pay = least === null || most === null ? null : least === most ? texts.figure(least) : texts.range(least, most);
  const years =
    yearsMin === null
      ? yearsMax !== null && texts.yearsTo(yearsMax)
      : yearsMax === null
        ? texts.yearsFrom(yearsMin)
        : texts.years(yearsMin, yearsMax);
  const anywhere = isAnywhere({ hasPlace: city !== null, remote });
  const away = remote === 'hybrid' && daysPerWeek ? texts.hybrid(daysPerWeek) : remote && texts.remotes[remote];
  const facts: [IconName, string | null | false][] = [
    ['briefcase', contractType && texts.contracts[contractType]],
    ['mapPin', anywhere ? texts.anywhere : city],
    // Work from anywhere says it already.
    ['home', anywhere ? null : away],
    ['euro', pay],
    ['person', years],
  ];
  return facts.flatMap(([icon, text]) => (text ? [{ icon, text }] : []));
}

export function JobTechnologies({ technologies }: { technologies: Terms['technologies'] }) {
  const texts = useTexts(termsTexts);
  if (technologies.length === 0) return null;
  return (
    <ul className={chips.chips} aria-label={texts.technologies}>
      {technologies.map(({ id, name, handle }) => (
        <li key={id}>
          <TechnologyIcon handle={handle} />
          {name}
        </li>
      ))}
    </ul>
  );
}
