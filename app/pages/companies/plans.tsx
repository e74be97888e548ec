import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readPlanStanding } from '../../../server/services/companies/plans/read-plan-standing.ts';
import { readPlans } from '../../../server/services/companies/plans/read-plans.ts';
import { PlanAction } from '../../features/companies/plans/plan-action.tsx';
import { PlanStanding } from '../../features/companies/plans/plan-standing.tsx';
import { PlanTable } from '../../features/companies/plans/plan-table.tsx';
import styles from '../../features/companies/plans/plans.module.css';
import { plansTexts } from '../../features/companies/plans/plans.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

/** The dialog is loaded when it opens. */
const RequestDialog = lazy(() => import('../../features/companies/plans/request-dialog.tsx'));

export const meta = pageTitle(
  (locale) => plansTexts[locale].title,
  (locale) => plansTexts[locale].lead,
);

export const loader = serve(async (context) => {
  if (!context.viewer) context.page.keepSeconds = 10;
  return { plans: await readPlans(context), standing: await readPlanStanding(context) };
});

export default function PlansPage() {
  const { plans, standing } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(plansTexts);
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const asks = standing.way === 'join' || standing.way === 'request';
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <PlanStanding standing={standing} />
      <PlanTable
        plans={plans}
        action={asks ? (plan) => <PlanAction plan={plan} standing={standing} choose={setChosen} /> : undefined}
      />
      <dl className={styles.words}>
        {texts.words.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.closing}>
        <div>
          <h2>{texts.closing}</h2>
          <p>{texts.closingText}</p>
        </div>
        <ButtonLink href={pathTo(locale, 'contact')}>{texts.contact}</ButtonLink>
      </section>
      {chosen && standing.companyId && (
        <Suspense>
          <RequestDialog companyId={standing.companyId} plan={chosen} close={() => setChosen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
