import { useLoaderData } from 'react-router';
import * as z from 'zod';
import {
  jobSearchChangeSchema,
  jobSearchSchema,
  mostJobSearches,
  offerAlertSchema,
} from '../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../domain/paths.ts';
import { canKeepJobs } from '../../../domain/permissions/jobs.ts';
import { permit } from '../../../server/context.ts';
import { setFitAlert } from '../../../server/services/jobs/searches/fit-alert.ts';
import {
  changeJobSearch,
  deleteJobSearch,
  listJobSearches,
  saveJobSearch,
} from '../../../server/services/jobs/searches/job-searches.ts';
import { redirectWithToast } from '../../cookies.ts';
import { JobTabs } from '../../features/jobs/job-tabs.tsx';
import { JobSearchList } from '../../features/jobs/searches/job-search-list.tsx';
import { jobSearchesTexts } from '../../features/jobs/searches/job-searches.texts.ts';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { SavedAnswer } from '../../forms/saved-answer.tsx';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import saved from '../../ui/saved-rows.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => jobSearchesTexts[locale].title);

export const loader = serve(async (context) => {
  const { userId } = permit(context, canKeepJobs);
  return { ...(await listJobSearches(context)), developerId: userId };
});

const forms = {
  save: pageForm(jobSearchSchema, async (context, value) => {
    await saveJobSearch(context, value);
    throw redirectWithToast(context, `${pathTo(context.locale, 'jobs')}?${value.query}`, 'searchSaved');
  }),
  change: pageForm(jobSearchChangeSchema, async (context, { searchId, ...change }) => {
    await changeJobSearch(context, searchId, change);
    return 'done';
  }),
  fit: pageForm(offerAlertSchema, async (context, { rhythm, from }) => {
    await setFitAlert(context, { rhythm });
    throw redirectWithToast(context, pathTo(context.locale, from), rhythm === 'never' ? 'alertStopped' : 'alertSaved');
  }),
  delete: pageForm(z.object({ searchId: z.string('required') }), async (context, { searchId }) => {
    await deleteJobSearch(context, searchId);
    return 'done';
  }),
};

export const action = formActions(forms, listJobSearches);

export default function JobSearchesPage() {
  const own = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(jobSearchesTexts);
  return (
    <div className={page.wide}>
      <JobTabs />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={saved.page}>
        <SavedAnswer answer={answer} texts={texts} most={mostJobSearches} />
        <JobSearchList {...own} />
      </div>
    </div>
  );
}
