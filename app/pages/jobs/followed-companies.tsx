import { useLoaderData } from 'react-router';
import { followRhythmSchema } from '../../../domain/jobs/followed/followers.ts';
import { mostJobSearches } from '../../../domain/jobs/searches/job-search.ts';
import { canKeepJobs } from '../../../domain/permissions/jobs.ts';
import { permit } from '../../../server/context.ts';
import { setFollowRhythm } from '../../../server/services/jobs/followed/follow-company.ts';
import { readFollowedCompanies } from '../../../server/services/jobs/followed/read-followed.ts';
import { followedTexts } from '../../features/jobs/followed/followed.texts.ts';
import { FollowedList } from '../../features/jobs/followed/followed-list.tsx';
import { JobTabs } from '../../features/jobs/job-tabs.tsx';
import { jobSearchesTexts } from '../../features/jobs/searches/job-searches.texts.ts';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { SavedAnswer } from '../../forms/saved-answer.tsx';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import saved from '../../ui/saved-rows.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => followedTexts[locale].title);

export const loader = serve(readFollowedCompanies);

const forms = {
  rhythm: pageForm(followRhythmSchema, async (context, value) => {
    await setFollowRhythm(context, value);
    return 'done';
  }),
};

export const action = formActions(forms, (context) => permit(context, canKeepJobs));

export default function FollowedCompaniesPage() {
  const own = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(followedTexts);
  const searches = useTexts(jobSearchesTexts);
  return (
    <div className={page.wide}>
      <JobTabs />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={saved.page}>
        <SavedAnswer answer={answer} texts={searches} most={mostJobSearches} />
        <FollowedList {...own} />
      </div>
    </div>
  );
}
