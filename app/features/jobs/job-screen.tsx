import type { ReactNode } from 'react';
import { withIntent } from '../../../domain/jobs/applications/intent.ts';
import { jobStatusLabel } from '../../../domain/jobs/job-status.ts';
import { pathTo } from '../../../domain/paths.ts';
import { withReturn } from '../../../domain/return-path.ts';
import type { JobView } from '../../../server/services/jobs/read-job.ts';
import type { AroundJob } from '../../../server/services/jobs/search/read-around-job.ts';
import { OfferFit } from '../../fit/offer-reasons.tsx';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CoverHead } from '../../ui/cover-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Prose } from '../../ui/prose.tsx';
import { AnswerRateLine } from './answers/answer-rate.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { JobDetails } from './details/job-details.tsx';
import { JobNeeds } from './job-needs.tsx';
import styles from './job-page.module.css';
import { jobPageTexts } from './job-page.texts.ts';
import { JobFacts } from './job-terms.tsx';
import { jobOrderTexts } from './search/job-order.texts.ts';
import { SimilarJobs } from './similar-jobs.tsx';
import { termsTexts } from './terms.texts.ts';

type Props = {
  job: JobView;
  /** The actions of a developer on the offer and on its company. */
  apply?: ReactNode;
  company?: ReactNode;
  /** What a member of the company can do about it besides managing. */
  manage?: ReactNode;
  keep?: ReactNode;
  /** The decisions of administrators. */
  review?: ReactNode;
  /** What is around the offer: why it fits the reader, and similar offers. */
  around?: AroundJob | undefined;
  /** The page is looked at beforehand, as a developer will see it. */
  preview?: boolean;
};

export function JobScreen({ job, apply, company, keep, manage, review, around, preview = false }: Props) {
  const locale = useLocale();
  const texts = useTexts(jobPageTexts);
  const terms = useTexts(termsTexts);
  return (
    <>
      <Link href={pathTo(locale, 'jobs')} className={styles.back}>
        <Icon name="left" size={16} />
        {texts.back}
      </Link>
      {!preview && <Standing job={job} />}
      <article className={styles.layout}>
        <div className={styles.head}>
          <CoverHead seed={job.company.id} hue={job.company.hue} logo={job.company.logo}>
            <div>
              <h1>{job.title ?? terms.untitled}</h1>
              <p className={styles.who}>
                <strong>{job.company.name}</strong>
                {job.profession && <span>{job.profession}</span>}
              </p>
            </div>
            <JobFacts terms={{ ...job, city: [job.city, job.country].filter(Boolean).join(', ') || null }} />
            <p className={styles.dates}>
              {job.publishedAt && <span>{texts.published(day(locale, job.publishedAt))}</span>}
              {job.validity && (
                <span>{texts[job.validity.chosen ? 'applyUntil' : 'valid'](day(locale, job.validity.until))}</span>
              )}
            </p>
          </CoverHead>
        </div>
        <aside className={styles.side}>
          {review}
          {preview ? <ApplySection>{apply}</ApplySection> : <Ways job={job} apply={apply} manage={manage} />}
          {keep}
          {around?.fit && <OfferFit fit={around.fit} terms={job} />}
          <Company job={job}>{company}</Company>
        </aside>
        <section className={styles.text}>
          <JobNeeds technologies={job.technologies} languages={job.languages} held={around?.fit?.held} />
          <h2>{texts.description}</h2>
          {job.description ? <Prose html={job.description} /> : <p className={styles.muted}>{texts.noDescription}</p>}
          <JobDetails details={job} />
        </section>
      </article>
      {around && around.similar.length > 0 && <Similar jobs={around.similar} />}
    </>
  );
}

function Similar({ jobs }: { jobs: AroundJob['similar'] }) {
  const texts = useTexts(jobOrderTexts);
  return (
    <section className={styles.similar} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{texts.similar}</h2>
      <SimilarJobs jobs={jobs} label={texts.similar} />
    </section>
  );
}

/** Why the offer is not public, for viewers who can see it anyway. */
function Standing({ job: { status, archivedAt, expired, posting, takenDown } }: { job: JobView }) {
  const locale = useLocale();
  const texts = useTexts(jobPageTexts).states;
  if (posting) return null;
  if (takenDown)
    return (
      <Notice tone="error" title={texts.takenDown(day(locale, takenDown.at))}>
        <p className={styles.reason}>{takenDown.reason}</p>
        {takenDown.asked && <p>{texts.reviewAsked}</p>}
      </Notice>
    );
  const label = jobStatusLabel(status);
  return (
    <Notice tone="warning">
      <p>
        {label === 'draft'
          ? texts.draft
          : label === 'archive' && archivedAt
            ? texts[expired ? 'expired' : 'archive'](day(locale, archivedAt))
            : texts.waiting}
      </p>
    </Notice>
  );
}

/** The next step depends on the viewer. */
function Ways({ job, apply, manage }: Pick<Props, 'job' | 'apply' | 'manage'>) {
  const locale = useLocale();
  const texts = useTexts(jobPageTexts);
  const here = pathTo(locale, 'job', { alias: job.alias });
  if (job.manages) {
    return (
      <section className={styles.ways}>
        {manage}
        <ButtonLink href={pathTo(locale, 'jobManager')} look="secondary" wide>
          {texts.manage}
        </ButtonLink>
      </section>
    );
  }
  if (!job.posting) return null;
  if (job.external) return <Elsewhere job={job} />;
  if (apply) {
    if (job.applications?.appliedAt) return <section className={styles.ways}>{apply}</section>;
    return <ApplySection>{apply}</ApplySection>;
  }
  if (job.signedIn) {
    return (
      <section className={styles.ways}>
        <p className={styles.muted}>{texts.recruiter}</p>
      </section>
    );
  }
  const back = withIntent(here, 'apply');
  return (
    <section className={`${styles.ways} ${styles.open}`}>
      <p>{texts.visitor.text}</p>
      <div className={styles.main}>
        <ButtonLink href={withReturn(`${pathTo(locale, 'signUp')}?role=DEVELOPER`, back)} wide>
          {texts.visitor.signUp}
        </ButtonLink>
      </div>
      <ButtonLink href={withReturn(pathTo(locale, 'signIn'), back)} look="secondary" wide>
        {texts.visitor.signIn}
      </ButtonLink>
    </section>
  );
}

const ApplySection = ({ children }: { children: ReactNode }) => (
  <section className={`${styles.ways} ${styles.main}`}>{children}</section>
);

function Elsewhere({ job }: { job: JobView }) {
  const locale = useLocale();
  const texts = useTexts(jobPageTexts);
  const { applications } = job;
  // A disabled profile is not reported to the company, so the page does not announce a report.
  const tells = applications?.standing === 'whole' || applications?.standing === 'short';
  const notice = applications?.clickedAt
    ? texts.clicked(day(locale, applications.clickedAt))
    : tells && texts.siteTells;
  const { newTab } = useTexts(termsTexts);
  return (
    <section className={`${styles.ways} ${styles.open}`}>
      {/* A POST form, because it writes: a plain link on any site could reveal the reader to the company. */}
      <form
        method="post"
        action={pathTo(locale, 'jobSite', { jobId: job.id })}
        target="_blank"
        rel="noopener"
        className={styles.main}
      >
        <Button type="submit" wide aria-label={`${texts.site} ${newTab}`}>
          {texts.site} <Icon name="external" size={16} />
        </Button>
      </form>
      <p className={styles.muted}>
        {texts.siteNote} {notice}
      </p>
    </section>
  );
}

function Company({ job: { company, external }, children }: { job: JobView; children: ReactNode }) {
  const locale = useLocale();
  const texts = useTexts(jobPageTexts);
  const facts = [company.city, company.staffCount && texts.staff(company.staffCount)].filter(Boolean).join(' · ');
  return (
    <section className={styles.company}>
      <h2>{texts.company}</h2>
      <div className={styles.mark}>
        <CompanyLogo address={company.logo} />
        <div>
          <p className={styles.name}>{company.name}</p>
          {facts && <p className={styles.muted}>{facts}</p>}
        </div>
      </div>
      {/* On another site, the company answers there. */}
      {!external && <AnswerRateLine rate={company.answerRate} />}
      <Link href={pathTo(locale, 'company', { alias: company.alias })}>{texts.seeCompany}</Link>
      {children}
    </section>
  );
}
