import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { type Period, periodOf, periods, planFamilies } from '../../../domain/companies/plans/families.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readPlanStanding } from '../../../server/services/companies/plans/read-plan-standing.ts';
import { readPlans } from '../../../server/services/companies/plans/read-plans.ts';
import { PlanAction } from '../../features/companies/plans/plan-action.tsx';
import { planCardsTexts } from '../../features/companies/plans/plan-cards.texts.ts';
import { PlanCards } from '../../features/companies/plans/plan-cards.tsx';
import { PlanStanding } from '../../features/companies/plans/plan-standing.tsx';
import { PlanTable } from '../../features/companies/plans/plan-table.tsx';
import styles from '../../features/companies/plans/plans.module.css';
import { plansTexts } from '../../features/companies/plans/plans.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Jars } from '../../ui/drawings/jars.tsx';
import page from '../../ui/page.module.css';
import { SegmentedLinks } from '../../ui/segmented.tsx';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/plans.ts';

/** The dialog is loaded when it opens. */
const RequestDialog = lazy(() => import('../../features/companies/plans/request-dialog.tsx'));

export const meta = pageTitle(
  (locale) => plansTexts[locale].title,
  (locale) => plansTexts[locale].lead,
);

/** The period of the address, else that of the company's plan, else the month. */
export const loader = serve(async (context, { url }: Route.LoaderArgs) => {
  if (!context.viewer) context.page.keepSeconds = 10;
  const wanted = url.searchParams.get('period');
  const period: Period =
    periods.find((one) => one === wanted) ?? periodOf(context.viewer?.membership?.planId) ?? 'month';
  return { period, plans: await readPlans(context), standing: await readPlanStanding(context) };
});

export default function PlansPage() {
  const { period, plans, standing } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(plansTexts);
  const cards = useTexts(planCardsTexts);
  const { priced, others } = planFamilies(plans, period);
  const free = others.filter(({ plan }) => plan.monthlyPrice !== null);
  const onRequest = others.filter(({ plan }) => plan.monthlyPrice === null);
  const [chosen, setChosen] = useState<{ id: string; name: string }>();
  const asks = standing.way === 'join' || standing.way === 'request';
  return (
    <div className={page.wide}>
      <div className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={page.lead}>{texts.lead}</p>
        </div>
        <Jars width={184} />
      </div>
      <PlanStanding standing={standing} />
      <div className={styles.period}>
        <SegmentedLinks
          label={cards.period}
          links={periods.map((one) => ({
            key: one,
            href: `${pathTo(locale, 'plans')}?period=${one}`,
            label: cards.periods[one],
            current: one === period,
          }))}
        />
      </div>
      <PlanCards
        priced={priced}
        others={others}
        period={period}
        action={
          asks
            ? (plan, look) => <PlanAction plan={plan} look={look} standing={standing} choose={setChosen} />
            : undefined
        }
      />
      <PlanTable plans={[...free, ...priced, ...onRequest].map(({ plan, name }) => ({ ...plan, name }))} />
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
