import { useLoaderData } from 'react-router';
import { readKeptJobs } from '../../../server/services/jobs/kept/read-kept-jobs.ts';
import { JobTabs } from '../../features/jobs/job-tabs.tsx';
import { keptTexts } from '../../features/jobs/kept/kept.texts.ts';
import { KeptJobList } from '../../features/jobs/kept/kept-job-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => keptTexts[locale].title);

export const loader = serve(async (context) => ({ jobs: await readKeptJobs(context) }));

export default function KeptJobsPage() {
  const { jobs } = useLoaderData<typeof loader>();
  const texts = useTexts(keptTexts);
  return (
    <div className={page.wide}>
      <JobTabs />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <KeptJobList jobs={jobs} />
    </div>
  );
}
