import { useLoaderData } from 'react-router';
import { readPlanRequests } from '../../../server/services/companies/plans/read-plan-requests.ts';
import { PlanQueue } from '../../features/companies/plans/plan-queue.tsx';
import { plansTexts } from '../../features/companies/plans/plans.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => plansTexts[locale].queue.title);

export const loader = serve(async (context, { url }) => {
  const text = searchText(url);
  return { text, ...(await readPlanRequests(context, text)) };
});

export default function AdminPlansPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('plans');
  const { queue: texts } = useTexts(plansTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <PlanQueue {...data} />
    </div>
  );
}
