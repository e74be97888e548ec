import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { type JobList, jobLists } from '../../../../domain/jobs/job-actions.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OfferFigures } from '../../../../server/services/jobs/figures/read-figures.ts';
import type { JobManager as Data } from '../../../../server/services/jobs/read-job-manager.ts';
import type { OfferProfiles } from '../../../../server/services/library/offers/read-offer-profiles.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Nest } from '../../../ui/drawings/nest.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { Tabs } from '../../../ui/tabs.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { OwnAnswerRate } from '../answers/answer-rate.tsx';
import type { OpenJob } from './job-dialog.tsx';
import { ManagedJob } from './managed-job.tsx';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

const JobDialog = lazy(() => import('./job-dialog.tsx'));

type Props = {
  manager: Extract<Data, { access: 'open' }>;
  further: boolean;
  profiles: Record<string, OfferProfiles>;
  /** By id; none while the company is not validated. */
  figures: Record<string, OfferFigures>;
};

/** The offers of the viewer's company, in three lists. */
export function JobManager({ manager, further, profiles, figures }: Props) {
  const { validated, answerRate, counts, list, jobs, next } = manager;
  const locale = useLocale();
  const texts = useTexts(managerTexts);
  const [open, setOpen] = useState<OpenJob>();
  const address = (of: JobList) => `${pathTo(locale, 'jobManager')}?list=${of}`;
  const finish = useFinish(() => setOpen(undefined), open?.isNew || open?.isCopy ? address('drafts') : undefined);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={page.lead}>{texts.lead}</p>
          {answerRate && <OwnAnswerRate rate={answerRate} />}
        </div>
        {/* The id is created with the form, so that saving twice stores one offer. */}
        <Button onClick={() => setOpen({ id: crypto.randomUUID(), isNew: true, published: false })}>
          <Icon name="plus" size={16} /> {texts.add}
        </Button>
      </div>
      {!validated && (
        <div className={styles.notice}>
          <Notice tone="warning" title={texts.waiting.title}>
            <p>{texts.waiting.text}</p>
          </Notice>
        </div>
      )}
      <Tabs
        label={texts.listsLabel}
        tabs={(Object.keys(jobLists) as JobList[]).map((one) => ({
          key: one,
          href: address(one),
          label: texts.lists[one],
          count: counts[one],
          current: one === list,
        }))}
      />
      {jobs.length > 0 ? (
        <ul className={styles.list} aria-label={texts.list}>
          {jobs.map((job) => (
            <ManagedJob
              key={job.id}
              job={job}
              list={list}
              profiles={profiles[job.id]}
              figures={figures[job.id]}
              edit={() => setOpen({ id: job.id, isNew: false, published: job.status === 'JOB_PUBLISHED' })}
              editCopy={(id) => setOpen({ id, isNew: false, isCopy: true, published: false })}
            />
          ))}
        </ul>
      ) : (
        <EmptyState drawing={<Nest />} title={texts.empty[list]} />
      )}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address(list)} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && <ButtonLink href={`${address(list)}&after=${encodeURIComponent(next)}`}>{texts.next}</ButtonLink>}
        </nav>
      )}
      <Suspense>{open && <JobDialog job={open} close={() => setOpen(undefined)} finish={finish} />}</Suspense>
    </>
  );
}

/** The page loads the stored offer before the dialog closes; a new offer is among the drafts. */
function useFinish(close: () => void, elsewhere: string | undefined): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const say = useToast();
  const { saved } = useTexts(managerTexts).done;
  return async () => {
    close();
    if (elsewhere) await navigate(elsewhere);
    await revalidate();
    say(saved);
  };
}
