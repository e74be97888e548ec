import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readQueue, searchCompanies } from '../../../server/services/companies/read-queue.ts';
import { CompanyList } from '../../features/companies/queue/company-list.tsx';
import { queueTexts } from '../../features/companies/queue/queue.texts.ts';
import { Queue } from '../../features/companies/queue/queue.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueSearch } from '../../queues/queue-search.tsx';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => queueTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const text = searchText(url);
  return { queue: await readQueue(context, text), companies: await searchCompanies(context, text), text };
});

export default function AdminCompaniesPage() {
  const { queue, companies, text } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  useQueueNews('companies');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p>
        <Link href={pathTo(locale, 'adminRecruiters')}>{texts.recruiters}</Link>
      </p>
      <QueueSearch label={texts.search} text={text} whole={pathTo(locale, 'adminCompanies')} />
      <Queue {...queue} text={text} />
      <CompanyList companies={companies} />
    </div>
  );
}
