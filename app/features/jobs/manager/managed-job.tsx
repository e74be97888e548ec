import type { JobList } from '../../../../domain/jobs/job-actions.ts';
import { jobStatusLabel } from '../../../../domain/jobs/job-status.ts';
import { validDays, warningDays } from '../../../../domain/jobs/validity.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OfferFigures as Figures } from '../../../../server/services/jobs/figures/read-figures.ts';
import type { ManagedJob as Job } from '../../../../server/services/jobs/read-job-manager.ts';
import type { OfferProfiles as Profiles } from '../../../../server/services/library/offers/read-offer-profiles.ts';
import { Bar } from '../../../charts/bar.tsx';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OfferFigures } from '../figures/offer-figures.tsx';
import { JobTerms } from '../job-terms.tsx';
import { OfferProfiles } from '../profiles/offer-profiles.tsx';
import { Publication } from '../schedule/publication.tsx';
import { termsTexts } from '../terms.texts.ts';
import { JobActions } from './job-actions.tsx';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

type Props = {
  job: Job;
  list: JobList;
  /** The profiles of the CV library for this offer; undefined where none are looked for. */
  profiles?: Profiles | undefined;
  /** How often it was opened, and what became of it. */
  figures?: Figures | undefined;
  edit: () => void;
  editCopy: (copyId: string) => void;
};

export function ManagedJob({ job, list, profiles, figures, edit, editCopy }: Props) {
  const locale = useLocale();
  const texts = useTexts(managerTexts);
  const terms = useTexts(termsTexts);
  const title = job.title ?? terms.untitled;
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <div className={styles.top}>
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
          <Answers job={job} />
        </div>
        <p className={styles.facts}>
          <span className={styles.status} data-status={jobStatusLabel(job.status)}>
            {job.expired ? texts.expired(day(locale, job.since)) : texts.since[list](day(locale, job.since))}
          </span>
          {job.validity && (
            <span className={styles.left}>
              <Bar
                value={job.validity.daysLeft}
                most={validDays}
                tone={job.validity.daysLeft <= warningDays ? 'amber' : 'leaf'}
              />
              {texts.daysLeft(job.validity.daysLeft)}
            </span>
          )}
          {job.applyUntil && <span>{texts.applyUntil(day(locale, job.applyUntil))}</span>}
        </p>
        <JobTerms terms={job} />
        {figures && job.status !== 'JOB_DRAFT' && <OfferFigures jobId={job.id} title={title} figures={figures} />}
        {job.missing.length > 0 && job.status !== 'JOB_PUBLISHED' && (
          <p className={styles.missing}>
            {texts.missing} {job.missing.map((field) => texts.fields[field]).join(', ')}.
          </p>
        )}
        {job.validity && job.validity.daysLeft <= warningDays && job.actions.includes('confirm') && (
          <p className={styles.missing}>{texts.closesSoon(day(locale, job.validity.until))}</p>
        )}
        {job.publication && <Publication job={job} publication={job.publication} title={title} />}
        {job.takenDown && (
          <Notice tone={job.takenDown.asked ? 'info' : 'error'} title={texts.takenDown(day(locale, job.takenDown.at))}>
            <p className={styles.reason}>{job.takenDown.reason}</p>
            <p>{job.takenDown.asked ? texts.reviewAsked : texts.correct}</p>
          </Notice>
        )}
      </div>
      <div className={styles.controls}>
        {profiles && <OfferProfiles jobId={job.id} title={title} profiles={profiles} />}
        <JobActions job={job} title={title} edit={edit} editCopy={editCopy} />
      </div>
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
    <Link
      href={pathTo(locale, 'jobApplicants', { jobId: id })}
      className={styles.answers}
      data-none={applications + clicks === 0 || undefined}
    >
      <Icon name={applications > 0 || !external ? 'team' : 'link'} size={20} />
      {shown.filter(Boolean).join(', ')}
    </Link>
  );
}
