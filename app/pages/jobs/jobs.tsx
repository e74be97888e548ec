import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { isFiltered, jobQueryString, readJobOrder, readJobQuery } from '../../../domain/jobs/job-query.ts';
import { savedJobQuery } from '../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../domain/paths.ts';
import { isOfferedJobSearches } from '../../../domain/permissions/jobs.ts';
import { readKeptAmong } from '../../../server/services/jobs/kept/read-kept-jobs.ts';
import { currentJobQuery } from '../../../server/services/jobs/search/current-query.ts';
import { readJobChoices } from '../../../server/services/jobs/search/read-job-choices.ts';
import { searchJobs } from '../../../server/services/jobs/search/search-jobs.ts';
import { readFitAlert } from '../../../server/services/jobs/searches/fit-alert.ts';
import { findJobSearch } from '../../../server/services/jobs/searches/job-searches.ts';
import { JobTabs } from '../../features/jobs/job-tabs.tsx';
import { jobsTexts } from '../../features/jobs/jobs.texts.ts';
import { KeepButton } from '../../features/jobs/kept/keep-button.tsx';
import { FoundJobs } from '../../features/jobs/search/found-jobs.tsx';
import { JobSearch } from '../../features/jobs/search/job-search.tsx';
import { FitAlert } from '../../features/jobs/searches/fit-alert.tsx';
import { SaveJobSearch } from '../../features/jobs/searches/save-job-search.tsx';
import { useTexts } from '../../i18n/texts.ts';
import form from '../../pickers/filters/filter-form.module.css';
import { serve } from '../../serve.ts';
import { stillForVisitors } from '../../still-for-visitors.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

/** For a visitor the page is links and a form that sends an address. */
export const handle = stillForVisitors;

const titles = pageTitle(
  (locale) => jobsTexts[locale].title,
  (locale) => jobsTexts[locale].description,
);

/** Search engines index the whole list, not the filtered ones. */
export const meta: MetaFunction = (args) => {
  const tags = titles(args as Parameters<typeof titles>[0]) ?? [];
  return args.location.search ? [...tags, { name: 'robots', content: 'noindex' }] : tags;
};

export const loader = serve(async (context, { url }) => {
  const { search, searchParams } = url;
  const query = await currentJobQuery(context, readJobQuery(searchParams));
  const after = searchParams.get('after') || undefined;
  // A form sends its empty fields too: they are removed from the address, which users save and share.
  const order = readJobOrder(searchParams);
  const address = jobQueryString(query, after, order);
  if (search !== address) throw redirect(pathTo(context.locale, 'jobs') + address);
  if (!context.viewer) context.page.keepSeconds = 10;
  const [found, choices] = await Promise.all([
    searchJobs(context, query, after, order),
    readJobChoices(context, query.technologies),
  ]);
  // A link to a later page of the other order.
  if (found.restarted) throw redirect(pathTo(context.locale, 'jobs') + jobQueryString(query, undefined, order));
  return {
    query,
    found,
    choices,
    filtered: isFiltered(query),
    further: after !== undefined,
    viewerId: context.viewer?.userId,
    kept: await readKeptAmong(
      context,
      found.jobs.map(({ id }) => id),
    ),
    can: { saveSearch: isOfferedJobSearches(context.viewer) },
    // Words and filters ask for something else: that search has an alert of its own.
    alert: isFiltered(query) ? undefined : await readFitAlert(context),
    own: await findJobSearch(context, savedJobQuery(new URLSearchParams(address))),
  };
});

export default function JobsPage() {
  const data = useLoaderData<typeof loader>();
  const { query, choices, found, kept, own, can, alert, viewerId } = data;
  const forYou = found.order.by === 'fit' || !found.order.choice;
  const texts = useTexts(jobsTexts);
  return (
    <div className={page.wide}>
      <JobTabs own={kept !== undefined} />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{found.order.by === 'fit' ? texts.leadForYou : texts.lead}</p>
      <div className={form.layout}>
        {/* The key creates a new form for another search, so that its fields start from the address. */}
        <JobSearch
          key={jobQueryString(query)}
          query={query}
          choices={choices}
          byDate={found.order.choice && found.order.by === 'date'}
        />
        <FoundJobs
          {...data}
          save={
            alert && viewerId && forYou ? (
              <FitAlert alert={alert} from="jobs" developerId={viewerId} />
            ) : (
              can.saveSearch && <SaveJobSearch query={query} choices={choices} own={own} />
            )
          }
          act={kept && (({ id, title }) => <KeepButton jobId={id} title={title} kept={kept.includes(id)} compact />)}
        />
      </div>
    </div>
  );
}
