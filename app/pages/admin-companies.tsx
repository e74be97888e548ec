import { useLoaderData } from 'react-router';
import { readQueue, searchCompanies } from '../../server/services/companies/read-queue.ts';
import { CompanyList } from '../features/companies/company-list.tsx';
import { queueTexts } from '../features/companies/queue.texts.ts';
import { Queue } from '../features/companies/queue.tsx';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => queueTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const text = url.searchParams.get('text') ?? '';
  return { queue: await readQueue(context), companies: await searchCompanies(context, text), text };
});

export default function AdminCompaniesPage() {
  const { queue, companies, text } = useLoaderData<typeof loader>();
  const texts = useTexts(queueTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <Queue {...queue} />
      <CompanyList companies={companies} text={text} />
    </div>
  );
}
