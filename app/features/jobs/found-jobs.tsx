import type { ReactNode } from 'react';
import { type JobQuery, jobQueryString } from '../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { FoundJobs as Found, FoundJob } from '../../../server/services/jobs/find-jobs.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { JobList } from './job-list.tsx';
import styles from './jobs.module.css';
import { jobsTexts } from './jobs.texts.ts';
import { Corrections, SearchChips, useJobParts, Ways } from './search-chips.tsx';

type Props = {
  query: JobQuery;
  found: Found;
  filtered: boolean;
  /** This is not the first page. */
  further: boolean;
  /** The viewer is signed in. */
  known: boolean;
  /** Saves the search. */
  save?: ReactNode;
  /** What a developer can do with each offer. */
  under?: (job: FoundJob) => ReactNode;
};

export function FoundJobs({ query, found, filtered, further, known, save, under }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  const address = pathTo(locale, 'jobs');
  const parts = useJobParts(query, found);
  return (
    <section aria-label={texts.list}>
      <div className={styles.count}>
        <p className={styles.total} role="status">
          {texts.total(found.total)}
        </p>
      </div>
      <Corrections query={query} corrections={found.corrections} parts={parts} />
      <SearchChips parts={parts} />
      {save}
      {found.jobs.length > 0 ? (
        <JobList jobs={found.jobs} under={under} />
      ) : filtered && !further ? (
        <Notice>
          <Ways parts={parts} ways={found.ways} />
        </Notice>
      ) : (
        <Nothing further={further} known={known} />
      )}
      {(further || found.next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address + jobQueryString(query)} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {found.next && (
            <ButtonLink href={address + jobQueryString(query, found.next)} rel="next">
              {texts.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

function Nothing({ further, known }: Pick<Props, 'further' | 'known'>) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  if (further) {
    return (
      <Notice title={texts.end.title}>
        <p>{texts.end.text}</p>
      </Notice>
    );
  }
  return (
    <Notice title={texts.empty.title}>
      <p>{texts.empty.text}</p>
      {!known && (
        <p>
          <ButtonLink href={`${pathTo(locale, 'signUp')}?role=DEVELOPER`}>{texts.empty.way}</ButtonLink>
        </p>
      )}
    </Notice>
  );
}
