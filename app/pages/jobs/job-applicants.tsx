import { useLoaderData } from 'react-router';
import { readApplicantOrder } from '../../../domain/jobs/applications/applicant-order.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readApplicants } from '../../../server/services/jobs/read-applicants.ts';
import { AnswerButtons } from '../../features/contact/answer-buttons.tsx';
import { OpenIntroduction } from '../../features/contact/open-introduction.tsx';
import { ApplicantList } from '../../features/jobs/manager/applicant-list.tsx';
import styles from '../../features/jobs/manager/manager.module.css';
import { managerTexts } from '../../features/jobs/manager/manager.texts.ts';
import { termsTexts } from '../../features/jobs/terms.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/job-applicants.ts';

export const meta = pageTitle((locale) => managerTexts[locale].applicants.title);

export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const after = url.searchParams.get('after') ?? undefined;
  const order = readApplicantOrder(url.searchParams);
  return { answers: await readApplicants(context, params.jobId, { after, order }), further: after !== undefined };
});

export default function JobApplicantsPage() {
  const { answers, further } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(managerTexts).applicants;
  const { untitled } = useTexts(termsTexts);
  return (
    <div className={page.wide}>
      <p className={styles.ways}>
        <Link href={pathTo(locale, 'jobManager')}>
          <Icon name="left" size={16} />
          {texts.back}
        </Link>
        <Link href={pathTo(locale, 'job', { alias: answers.job.alias })}>{texts.see}</Link>
      </p>
      <h1>{texts.of(answers.job.title ?? untitled)}</h1>
      <ApplicantList
        answers={answers}
        further={further}
        answer={(applicant) => <AnswerButtons applicant={applicant} elsewhere={answers.answersElsewhere} />}
      />
      <OpenIntroduction
        introductions={answers.applicants.flatMap(({ answer }) => answer.introduction ?? [])}
        now={answers.now}
      />
    </div>
  );
}
