import { useLoaderData } from 'react-router';
import { type JobList, jobLists } from '../../../domain/jobs/job-actions.ts';
import { readOfferFigures } from '../../../server/services/jobs/figures/read-figures.ts';
import { readJobManager } from '../../../server/services/jobs/read-job-manager.ts';
import { readOfferProfiles } from '../../../server/services/library/offers/read-offer-profiles.ts';
import { JobManager } from '../../features/jobs/manager/job-manager.tsx';
import { managerTexts } from '../../features/jobs/manager/manager.texts.ts';
import { NoCompany } from '../../features/jobs/manager/no-company.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => managerTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const { searchParams } = url;
  const list = (Object.keys(jobLists) as JobList[]).find((one) => one === searchParams.get('list'));
  const after = searchParams.get('after') ?? undefined;
  const manager = await readJobManager(context, { list, after });
  const jobs = manager.access === 'open' ? manager.jobs : [];
  const ids = jobs.map(({ id }) => id);
  const profiles = await readOfferProfiles(context, ids);
  return { manager, further: after !== undefined, profiles, figures: await readOfferFigures(context, ids) };
});

export default function JobManagerPage() {
  const { manager, further, profiles, figures } = useLoaderData<typeof loader>();
  if (manager.access !== 'open') return <NoCompany />;
  return (
    <div className={page.wide}>
      <JobManager manager={manager} further={further} profiles={profiles} figures={figures} />
    </div>
  );
}
