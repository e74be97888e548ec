import type { ReactNode } from 'react';
import { anyJob } from '../../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { OffersForYou as Data } from '../../../../server/services/jobs/search/search-jobs.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { jobsTexts } from '../jobs.texts.ts';
import { profileGapsTexts } from '../profile-gaps.texts.ts';
import { ShortJobs } from '../short-jobs.tsx';
import styles from './job-order.module.css';
import { jobOrderTexts } from './job-order.texts.ts';
import { LeftOutNote } from './job-order.tsx';

type Props = {
  offers: Data;
  developerId: string;
  /** Asks for e-mails about new ones. */
  alert?: ReactNode;
};

/** On the home page of a developer: the best offers, or what the profile needs before there are any. */
export function OffersForYou({ offers, developerId, alert }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobOrderTexts);
  const lacking = useTexts(profileGapsTexts);
  const { empty } = useTexts(jobsTexts);
  const { jobs, total, leftOut, gaps } = offers;
  const none = total === 0 && leftOut === 0 ? `${empty.title}.` : `${texts.noneTitle}. ${texts.none}`;
  const seeAll = (
    <p>
      <ButtonLink href={pathTo(locale, 'jobs')} look="secondary">
        {texts.all(total)}
      </ButtonLink>
    </p>
  );
  return (
    <section className={`${page.card} ${styles.section}`} aria-labelledby="offers-for-you">
      <h2 id="offers-for-you">{texts.forYou}</h2>
      {jobs.length > 0 ? (
        <>
          <ShortJobs jobs={jobs} label={texts.forYou} />
          {seeAll}
          {alert}
        </>
      ) : gaps.includes('technologies') ? (
        <>
          <p>{lacking.toSee(gaps.map((gap) => lacking.gaps[gap]).join(', '))}</p>
          <p>
            <Link href={pathTo(locale, 'profile', { alias: developerId })}>{lacking.open}</Link>
          </p>
        </>
      ) : (
        <>
          <p>{total > 0 ? texts.noneShared : none}</p>
          {total > 0 && seeAll}
          <LeftOutNote query={anyJob} leftOut={leftOut} developerId={developerId} />
          {alert}
        </>
      )}
    </section>
  );
}
