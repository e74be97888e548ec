import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { findRecruiters } from '../../../server/services/companies/recruiters/find-recruiters.ts';
import { CompanyTabs } from '../../features/companies/queue/company-tabs.tsx';
import { recruiterListTexts } from '../../features/companies/recruiters/recruiter-list.texts.ts';
import { RecruiterList } from '../../features/companies/recruiters/recruiter-list.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueHead } from '../../queues/queue-head.tsx';
import { QueueSearch } from '../../queues/queue-search.tsx';
import { searchText } from '../../queues/search-text.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => recruiterListTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const text = searchText(url);
  return { text, ...(await findRecruiters(context, text)) };
});

export default function AdminRecruitersPage() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(recruiterListTexts);
  const address = pathTo(useLocale(), 'adminRecruiters');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <QueueHead>
        <CompanyTabs open="adminRecruiters" />
        <QueueSearch inField label={texts.search} text={data.text} whole={address} />
      </QueueHead>
      <RecruiterList {...data} />
    </div>
  );
}
