import type { ReactNode } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { FoundJob } from '../../../server/services/jobs/search/find-jobs.ts';
import { OfferPercent, OfferReasons } from '../../fit/offer-reasons.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CompanyLogo } from './company-logo.tsx';
import styles from './job-entry.module.css';
import { JobPay, JobTechnologies, JobTerms } from './job-terms.tsx';
import { jobsTexts } from './jobs.texts.ts';

type Props = {
  job: FoundJob;
  /** The level of its title below the heading of the list. */
  heading: 'h2' | 'h3';
  /** What a developer can do with it, in the corner. */
  act?: ReactNode;
  /** The last line. */
  foot?: ReactNode;
};

/** An offer of a list, as a card of its own or as a row of one. The whole entry is a link to its page. */
export function JobEntry({ job, heading: Heading, act, foot }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobsTexts);
  return (
    <>
      <CompanyLogo address={job.company.logo} size={48} />
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.titled}>
            <Heading className={styles.title}>
              <Link href={pathTo(locale, 'job', { alias: job.alias })} className={styles.link}>
                {job.title}
              </Link>
            </Heading>
            {job.applied && (
              <span className={styles.state}>
                <Icon name="check" size={16} />
                {texts.applied}
              </span>
            )}
          </div>
          {act && <div className={styles.act}>{act}</div>}
          <p className={styles.company}>{job.company.name}</p>
          <div className={styles.pay}>
            <JobPay terms={job} />
          </div>
          {job.fit && (
            <p className={styles.percent}>
              <OfferPercent fit={job.fit} />
            </p>
          )}
          <div className={styles.terms}>
            <JobTerms terms={job} pay="elsewhere" />
          </div>
        </div>
        <JobTechnologies technologies={job.technologies} held={job.fit?.held} />
        {job.fit && <OfferReasons fit={job.fit} terms={job} marked bare />}
        {foot}
      </div>
    </>
  );
}
