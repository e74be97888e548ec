import { type JobQuery, jobQueryString } from '../../../../domain/jobs/job-query.ts';
import { type JobSearchPart, jobSearchParts } from '../../../../domain/jobs/understood-jobs.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { FoundJobs } from '../../../../server/services/jobs/search/find-jobs.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../jobs.module.css';
import { jobsTexts } from '../jobs.texts.ts';
import { termsTexts } from '../terms.texts.ts';

type Found = Pick<FoundJobs, 'typed' | 'valueNames'>;
export type LabelledPart = JobSearchPart & { label: string };

/** The parts of a search of offers, with their labels: those of the text first. */
export function useJobParts(query: JobQuery, found: Found): LabelledPart[] {
  const texts = useTexts(jobsTexts);
  const terms = useTexts(termsTexts);
  const listed = (labels: Partial<Record<string, string>>, value: string) => labels[value] ?? value;
  const labels: Record<JobSearchPart['filter'], (value: string, name: string) => string> = {
    words: (value) => texts.labels.words(value),
    not: (value) => texts.labels.not(value),
    profession: (_, name) => name,
    technologies: (_, name) => name,
    without: (_, name) => texts.labels.without(name),
    contracts: (value) => listed(terms.contracts, value),
    city: (value) => value,
    place: (_, name) => name,
    region: (_, name) => name,
    orRemote: () => texts.labels.orRemote,
    remotes: (value) => listed(terms.remotes, value),
    seniorities: (value) => listed(terms.seniorities, value),
    salary: (value) => texts.labels.salary(value),
  };
  return jobSearchParts(query, found.typed).map((part) => ({
    ...part,
    label: labels[part.filter](part.value, found.valueNames[part.key] ?? part.value),
  }));
}

/** What the search asks for, with links to remove each part. */
export function SearchChips({ parts }: { parts: LabelledPart[] }) {
  const texts = useTexts(jobsTexts);
  const address = pathTo(useLocale(), 'jobs');
  if (parts.length === 0) return null;
  const chosen = parts.map(({ key, label, without }) => ({ key, label, href: address + without }));
  return (
    <div className={styles.chips}>
      <FilterChips chosen={chosen} clear={address} texts={texts} />
    </div>
  );
}

type CorrectionProps = { query: JobQuery; corrections: FoundJobs['corrections']; parts: LabelledPart[] };

/** What misspelt words were read as, with links that search them as they are. */
export function Corrections({ query, corrections, parts }: CorrectionProps) {
  const texts = useTexts(jobsTexts);
  const address = pathTo(useLocale(), 'jobs');
  return corrections.map(({ typed, key, asTyped }) => (
    <p key={typed} className={styles.corrected}>
      {texts.corrected(parts.find((part) => part.key === key)?.label ?? typed)}{' '}
      <Link href={address + jobQueryString({ ...query, words: asTyped })}>{texts.asTyped(typed)}</Link>
    </p>
  ));
}

/** For a search without result: what each part that is left out would give. */
export function Ways({ parts, ways }: { parts: LabelledPart[]; ways: FoundJobs['ways'] }) {
  const texts = useTexts(jobsTexts);
  const address = pathTo(useLocale(), 'jobs');
  const counted = parts
    .map((part) => ({ ...part, offers: ways[part.key] ?? 0 }))
    .filter(({ offers }) => offers > 0)
    .toSorted((a, b) => b.offers - a.offers);
  if (counted.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p>{texts.ways}</p>
      <ul className={styles.ways}>
        {counted.map(({ key, label, without, offers }) => (
          <li key={key}>
            <Link href={address + without}>{texts.without(label, texts.total(offers))}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
