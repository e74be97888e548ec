import { type ReactNode, useId } from 'react';
import type { Family, Period } from '../../../../domain/companies/plans/families.ts';
import type { PlanLine } from '../../../../server/services/companies/plans/read-plans.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { usePlanLines } from '../../../i18n/words/plan-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './plan-cards.module.css';
import { planCardsTexts } from './plan-cards.texts.ts';
import { plansTexts } from './plans.texts.ts';

type Shown = Family<PlanLine>;
/** The button of a plan; undefined when no plan has one. */
type Action = ((plan: PlanLine, look: 'primary' | 'secondary' | 'quiet') => ReactNode) | undefined;
type Props = { priced: Shown[]; others: Shown[]; period: Period; action: Action };

/** A card for each plan with a price; below, smaller ones for those that are free or on request. */
export function PlanCards({ priced, others, period, action }: Props) {
  const texts = useTexts(planCardsTexts);
  return (
    <>
      <section className={styles.cards} aria-label={texts.cards}>
        {priced.map((family) => (
          <PlanCard key={family.plan.id} family={family} period={period} action={action} />
        ))}
      </section>
      {others.length > 0 && (
        <section className={styles.others} aria-label={texts.others}>
          {others.map((family) => (
            <PlanCard key={family.plan.id} family={family} period={period} action={action} />
          ))}
        </section>
      )}
    </>
  );
}

function PlanCard({ family, period, action }: { family: Shown; period: Period; action: Action }) {
  const id = useId();
  const texts = useTexts(planCardsTexts);
  const { current } = useTexts(plansTexts);
  const { plan, name, twin } = family;
  const own = plan.current || twin?.current;
  const main = family.recommended && !own;
  const mark = plan.current
    ? current
    : twin?.current
      ? texts.twin[period === 'month' ? 'year' : 'month']
      : main && texts.recommended;
  return (
    <article
      className={styles.plan}
      aria-labelledby={id}
      data-own={plan.current || undefined}
      data-main={main || undefined}
    >
      <header>
        <h2 id={id}>{name}</h2>
        {mark && <span className={styles.mark}>{mark}</span>}
      </header>
      <Price family={family} period={period} />
      <Contents plan={plan} />
      {action && (
        <div className={styles.action}>
          {action(plan, main ? 'primary' : plan.monthlyPrice ? 'secondary' : 'quiet')}
        </div>
      )}
    </article>
  );
}

function Price({ family: { plan, twin, saved }, period }: { family: Shown; period: Period }) {
  const locale = useLocale();
  const texts = useTexts(planCardsTexts);
  const { price, free, onRequest } = useTexts(plansTexts);
  const { monthlyPrice } = plan;
  const less = saved === undefined ? undefined : wholeNumber(locale, saved);
  if (!monthlyPrice) return <p className={styles.price}>{monthlyPrice === 0 ? free : onRequest}</p>;
  return (
    <div>
      <p className={styles.price}>
        {price(wholeNumber(locale, monthlyPrice))}{' '}
        <small>{twin && period === 'year' ? texts.perMonthYearly : texts.perMonth}</small>
      </p>
      {less && <p className={styles.saved}>{period === 'year' ? texts.saved(less) : texts.couldSave(less)}</p>}
    </div>
  );
}

/** What the plan includes; what it does not is in the table. */
function Contents({ plan }: { plan: PlanLine }) {
  const { profiles, conversations, selections, resumes } = usePlanLines()(plan);
  const lines = [profiles, conversations, selections, resumes].filter((line) => line !== undefined);
  return (
    <ul className={styles.contents}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={16} />
          {line}
        </li>
      ))}
    </ul>
  );
}
