import { Fragment, type ReactNode } from 'react';
import { type JobOrder, type JobQuery, jobQueryString } from '../../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { FoundJob } from '../../../../server/services/jobs/search/find-jobs.ts';
import type { JobsPage } from '../../../../server/services/jobs/search/search-jobs.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Nest } from '../../../ui/drawings/nest.tsx';
import { Net } from '../../../ui/drawings/net.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { JobList } from '../job-list.tsx';
import styles from '../jobs.module.css';
import { jobsTexts } from '../jobs.texts.ts';
import { jobOrderTexts } from './job-order.texts.ts';
import { JobOrderNote, LeftOutNote } from './job-order.tsx';
import { groupsOf } from './offer-groups.ts';
import { Corrections, SearchChips, useJobParts, Ways } from './search-chips.tsx';

type Props = {
  query: JobQuery;
  found: JobsPage;
  filtered: boolean;
  /** This is not the first page. */
  further: boolean;
  /** The viewer, if signed in. */
  viewerId: string | undefined;
  /** Saves the search. */
  save?: ReactNode;
  /** What a developer can do with each offer, in its corner. */
  act?: (job: FoundJob) => ReactNode;
};

export function FoundJobs({ query, found, filtered, further, viewerId, save, act }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  const address = pathTo(locale, 'jobs');
  const parts = useJobParts(query, found);
  const { by, choice } = found.order;
  // Only those who have two orders see one in the address.
  const shown = choice ? by : undefined;
  return (
    <section aria-label={texts.list}>
      <div className={styles.count}>
        <p className={styles.total} role="status">
          {texts.total(found.total)}
        </p>
        {choice && <JobOrderNote query={query} by={by} />}
      </div>
      <Corrections query={query} corrections={found.corrections} parts={parts} />
      <SearchChips parts={parts} />
      {save}
      {found.jobs.length > 0 ? (
        <GroupedJobs jobs={found.jobs} by={by} act={act} />
      ) : filtered && !further ? (
        <EmptyState drawing={<Net />}>
          <Ways parts={parts} ways={found.ways} />
        </EmptyState>
      ) : (
        <Nothing further={further} known={viewerId !== undefined} leftOut={found.leftOut} />
      )}
      {viewerId && !found.next && <LeftOutNote query={query} leftOut={found.leftOut} developerId={viewerId} />}
      {(further || found.next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address + jobQueryString(query, undefined, shown)} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {found.next && (
            <ButtonLink href={address + jobQueryString(query, found.next, shown)} rel="next">
              {texts.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

/** A heading where the list goes on with offers that fit less, so that a reader sees why. */
function GroupedJobs({ jobs, by, act }: Pick<JobsPage, 'jobs'> & { by: JobOrder } & Pick<Props, 'act'>) {
  const { groups } = useTexts(jobOrderTexts);
  return groupsOf(jobs, by).map(({ group, jobs: inside }) => (
    <Fragment key={inside[0]?.id}>
      {group !== 'fits' && <h2 className={styles.group}>{groups[group]}</h2>}
      <JobList jobs={inside} act={act} label={group === 'fits' ? undefined : groups[group]} />
    </Fragment>
  ));
}

type NothingProps = Pick<Props, 'further'> & { known: boolean; leftOut: number };

function Nothing({ further, known, leftOut }: NothingProps) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  const { noneTitle, none } = useTexts(jobOrderTexts);
  if (further) {
    return (
      <EmptyState drawing={<Nest />} title={texts.end.title}>
        <p>{texts.end.text}</p>
      </EmptyState>
    );
  }
  if (leftOut > 0) {
    return (
      <EmptyState drawing={<Net />} title={noneTitle}>
        <p>{none}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={<Nest />}
      title={texts.empty.title}
      action={!known && <ButtonLink href={`${pathTo(locale, 'signUp')}?role=DEVELOPER`}>{texts.empty.way}</ButtonLink>}
    >
      <p>{texts.empty.text}</p>
    </EmptyState>
  );
}
