import { redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readCandidateView } from '../../../server/services/jobs/read-candidate-view.ts';
import { readAroundJob } from '../../../server/services/jobs/search/read-around-job.ts';
import { candidateViewTexts } from '../../features/jobs/candidate-view/candidate-view.texts.ts';
import { CandidateView } from '../../features/jobs/candidate-view/candidate-view.tsx';
import { termsTexts } from '../../features/jobs/terms.texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/job-as-candidate.ts';

/** An offer of the own company, by alias or by id, as a developer who does not belong to it reads it. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const job = await readCandidateView(context, params.alias);
  const { locale } = context;
  if (job.alias !== params.alias) throw redirect(pathTo(locale, 'jobAsCandidate', { alias: job.alias }));
  return { job, around: await readAroundJob(context, job.id) };
});

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const locale = localeOf(location.pathname);
  const title = loaderData?.job.title ?? termsTexts[locale].untitled;
  return [
    { title: `${candidateViewTexts[locale].title(title)} – ${brandOf(matches)}` },
    { name: 'robots', content: 'noindex' },
  ];
};

export default function JobAsCandidatePage() {
  const { job, around } = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <CandidateView job={job} around={around} />
    </div>
  );
}
