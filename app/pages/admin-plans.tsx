import { useLoaderData } from 'react-router';
import { readPlanRequests } from '../../server/services/plans/read-plan-requests.ts';
import { PlanQueue } from '../features/plans/plan-queue.tsx';
import { plansTexts } from '../features/plans/plans.texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => plansTexts[locale].queue.title);

export const loader = serve(async (context) => ({ requests: await readPlanRequests(context) }));

export default function AdminPlansPage() {
  const { requests } = useLoaderData<typeof loader>();
  const { queue: texts } = useTexts(plansTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <PlanQueue requests={requests} />
    </div>
  );
}
