import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import {
  companyQueryString,
  readCompaniesPage,
  readCompanyQuery,
} from '../../../domain/companies/directory/company-query.ts';
import { pathTo } from '../../../domain/paths.ts';
import { listCompanies } from '../../../server/services/companies/directory/list-companies.ts';
import {
  currentCompanyQuery,
  readCompanyChoices,
} from '../../../server/services/companies/directory/read-company-choices.ts';
import { readFollowedAmong } from '../../../server/services/jobs/followed/read-followed.ts';
import { directoryTexts } from '../../features/companies/directory/directory.texts.ts';
import { DirectoryList } from '../../features/companies/directory/directory-list.tsx';
import { DirectorySearch } from '../../features/companies/directory/directory-search.tsx';
import { AnswerRateFact } from '../../features/jobs/answers/answer-rate.tsx';
import { FollowButton } from '../../features/jobs/followed/follow-button.tsx';
import { JobTabs } from '../../features/jobs/job-tabs.tsx';
import { useTexts } from '../../i18n/texts.ts';
import form from '../../pickers/filters/filter-form.module.css';
import { serve } from '../../serve.ts';
import { stillForVisitors } from '../../still-for-visitors.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

/** For a visitor the page is links and a form that sends an address. */
export const handle = stillForVisitors;

const titles = pageTitle(
  (locale) => directoryTexts[locale].title,
  (locale) => directoryTexts[locale].description,
);

/** Search engines index the whole list, not the filtered ones. */
export const meta: MetaFunction = (args) => {
  const tags = titles(args as Parameters<typeof titles>[0]) ?? [];
  return args.location.search ? [...tags, { name: 'robots', content: 'noindex' }] : tags;
};

export const loader = serve(async (context, { url }) => {
  const { search, searchParams } = url;
  const query = await currentCompanyQuery(context, readCompanyQuery(searchParams));
  const wanted = readCompaniesPage(searchParams);
  // A form sends its empty fields too: they are removed from the address, which users save and share.
  const directory = pathTo(context.locale, 'companies');
  const address = companyQueryString(query, wanted);
  if (search !== address) throw redirect(directory + address);
  if (!context.viewer) context.page.keepSeconds = 10;
  const [found, choices] = await Promise.all([
    listCompanies(context, query, wanted),
    readCompanyChoices(context, query.technologies),
  ]);
  // Past the end: companies were withdrawn since the link was made.
  if (wanted > 1 && found.companies.length === 0) throw redirect(directory + companyQueryString(query));
  const followed = await readFollowedAmong(
    context,
    found.companies.map(({ id }) => id),
  );
  return { query, page: wanted, found, choices, followed };
});

export default function CompaniesPage() {
  const { followed, ...data } = useLoaderData<typeof loader>();
  const texts = useTexts(directoryTexts);
  return (
    <div className={page.wide}>
      <JobTabs own={followed !== undefined} />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={form.layout}>
        {/* The key creates a new form for another search, so that its fields start from the address. */}
        <DirectorySearch key={companyQueryString(data.query)} query={data.query} choices={data.choices} />
        <DirectoryList
          {...data}
          answering={({ answerRate }) => answerRate.kind === 'rate' && <AnswerRateFact rate={answerRate} />}
          act={({ id, name, blocked }) =>
            followed && !blocked && <FollowButton companyId={id} name={name} followed={followed.includes(id)} compact />
          }
        />
      </div>
    </div>
  );
}
