import type { JobList } from '../../../../domain/jobs/job-actions.ts';
import { jobStatusLabel } from '../../../../domain/jobs/job-status.ts';
import { warningDays } from '../../../../domain/jobs/validity.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { ManagedJob as Job } from '../../../../server/services/jobs/read-job-manager.ts';
import type { OfferProfiles as Profiles } from '../../../../server/services/library/offers/read-offer-profiles.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { JobTerms } from '../job-terms.tsx';
import { OfferProfiles } from '../profiles/offer-profiles.tsx';
import { termsTexts } from '../terms.texts.ts';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';
import { useJobAction } from './use-job-action.ts';

type Props = {
  job: Job;
  list: JobList;
  /** The profiles of the CV library for this offer; undefined where none are looked for. */
  profiles?: Profiles | undefined;
  edit: () => void;
};

export function ManagedJob({ job, list, profiles, edit }: Props) {
  const locale = useLocale();
  const texts = useTexts(managerTexts);
  const terms = useTexts(termsTexts);
  const title = job.title ?? terms.untitled;
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link
            href={pathTo(locale, 'job', { alias: job.alias })}
            target="_blank"
            rel="noopener"
            aria-label={`${title} ${terms.newTab}`}
          >
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span className={styles.status} data-status={jobStatusLabel(job.status)}>
            {job.expired ? texts.expired(day(locale, job.since)) : texts.since[list](day(locale, job.since))}
          </span>
          {job.validity && <span>{texts.daysLeft(job.validity.daysLeft)}</span>}
          <Answers job={job} />
        </p>
        <JobTerms terms={job} />
        {job.missing.length > 0 && job.status !== 'JOB_PUBLISHED' && (
          <p className={styles.missing}>
            {texts.missing} {job.missing.map((field) => texts.fields[field]).join(', ')}.
          </p>
        )}
        {job.validity && job.validity.daysLeft <= warningDays && can(job, 'confirm') && (
          <p className={styles.missing}>{texts.closesSoon(day(locale, job.validity.until))}</p>
        )}
        {job.takenDown && (
          <Notice tone={job.takenDown.asked ? 'info' : 'error'} title={texts.takenDown(day(locale, job.takenDown.at))}>
            <p className={styles.reason}>{job.takenDown.reason}</p>
            <p>{job.takenDown.asked ? texts.reviewAsked : texts.correct}</p>
          </Notice>
        )}
      </div>
      {profiles && <OfferProfiles jobId={job.id} title={title} profiles={profiles} />}
      <Actions job={job} title={title} edit={edit} />
    </li>
  );
}

function Answers({ job: { id, applications, clicks, external, status } }: { job: Job }) {
  const locale = useLocale();
  const texts = useTexts(managerTexts);
  if (applications === undefined || clicks === undefined || status === 'JOB_DRAFT') return null;
  const shown = [
    applications > 0 || !external ? texts.applications(applications) : '',
    external ? texts.clicks(clicks) : '',
  ];
  return (
    <Link href={pathTo(locale, 'jobApplicants', { jobId: id })} className={styles.answers}>
      {shown.filter(Boolean).join(', ')}
    </Link>
  );
}

const can = (job: Job, action: Job['actions'][number]) => job.actions.includes(action);

function Actions({ job, title, edit }: { job: Job; title: string; edit: () => void }) {
  const texts = useTexts(managerTexts);
  const { actions } = texts;
  const { busy, act } = useJobAction(job.id);
  const whole = job.missing.length === 0;
  const publish = job.status === 'JOB_UNPUBLISHED' ? actions.again : actions.publish;
  const named = (action: string) => ({ 'aria-label': actions.label(action, title) });
  return (
    <div className={styles.actions}>
      {can(job, 'publish') && whole && (
        <Button busy={busy === 'publish'} onClick={() => void act('publish')} {...named(publish)}>
          {publish}
        </Button>
      )}
      {can(job, 'askReview') && whole && (
        <Button busy={busy === 'askReview'} onClick={() => void act('askReview')} {...named(actions.askReview)}>
          {actions.askReview}
        </Button>
      )}
      {can(job, 'confirm') && job.validity && (
        <Button
          look={job.validity.daysLeft <= warningDays ? 'primary' : 'secondary'}
          busy={busy === 'confirm'}
          onClick={() => void act('confirm')}
          {...named(actions.confirm)}
        >
          {actions.confirm}
        </Button>
      )}
      {whole || job.status === 'JOB_PUBLISHED' ? (
        <Button look="secondary" onClick={edit} {...named(actions.edit)}>
          {actions.edit}
        </Button>
      ) : (
        <Button onClick={edit} {...named(actions.complete)}>
          {actions.complete}
        </Button>
      )}
      {can(job, 'archive') && (
        <Button
          look="secondary"
          busy={busy === 'archive'}
          onClick={() => void act('archive')}
          {...named(actions.archive)}
        >
          {actions.archive}
        </Button>
      )}
      {can(job, 'duplicate') && (
        <Button
          look="secondary"
          busy={busy === 'duplicate'}
          onClick={() => void act('duplicate')}
          {...named(actions.duplicate)}
        >
          {actions.duplicate}
        </Button>
      )}
      {can(job, 'delete') && (
        <TwoStepButton
          question={texts.sure}
          confirm={texts.yes}
          cancel={texts.cancel}
          label={actions.label(actions.delete, title)}
          busy={busy === 'delete'}
          onConfirm={() => void act('delete')}
        >
          {actions.delete}
        </TwoStepButton>
      )}
    </div>
  );
}
