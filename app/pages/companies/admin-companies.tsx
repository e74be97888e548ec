import { useLoaderData } from 'react-router';
import { companyStates } from '../../../domain/companies/company-state.ts';
import { pathTo } from '../../../domain/paths.ts';
import { countCompanies, readQueue, searchCompanies } from '../../../server/services/companies/read-queue.ts';
import { CompanyList } from '../../features/companies/queue/company-list.tsx';
import { CompanyTabs } from '../../features/companies/queue/company-tabs.tsx';
import { queueTexts } from '../../features/companies/queue/queue.texts.ts';
import { Queue } from '../../features/companies/queue/queue.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueHead } from '../../queues/queue-head.tsx';
import { QueueSearch } from '../../queues/queue-search.tsx';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => queueTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const text = searchText(url);
  const state = companyStates.find((one) => one === url.searchParams.get('state'));
  return {
    queue: await readQueue(context, text),
    companies: await searchCompanies(context, text, state),
    counts: await countCompanies(context, text),
    state,
    text,
  };
});

export default function AdminCompaniesPage() {
  const { queue, companies, counts, state, text } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  useQueueNews('companies');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <QueueHead>
        <CompanyTabs open="adminCompanies" />
        <QueueSearch
          inField
          label={texts.search}
          text={text}
          kept={{ state }}
          whole={pathTo(locale, 'adminCompanies')}
        />
      </QueueHead>
      <Queue {...queue} text={text} />
      <CompanyList {...{ companies, counts, state, text }} />
    </div>
  );
}
