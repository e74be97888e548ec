import { useLoaderData } from 'react-router';
import { pathTo } from '../../domain/paths.ts';
import { readPlans } from '../../server/services/plans/read-plans.ts';
import { PlanTable } from '../features/plans/plan-table.tsx';
import styles from '../features/plans/plans.module.css';
import { plansTexts } from '../features/plans/plans.texts.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import { ButtonLink } from '../ui/button.tsx';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle(
  (locale) => plansTexts[locale].title,
  (locale) => plansTexts[locale].lead,
);

export const loader = serve(async (context) => {
  if (!context.viewer) context.page.keepSeconds = 10;
  return { plans: await readPlans(context) };
});

export default function PlansPage() {
  const { plans } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(plansTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <PlanTable plans={plans} />
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
    </div>
  );
}
