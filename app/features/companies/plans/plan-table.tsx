import type { PlanLine } from '../../../../server/services/companies/plans/read-plans.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { usePlanLines } from '../../../i18n/words/plan-words.ts';
import { planCardsTexts } from './plan-cards.texts.ts';
import styles from './plans.module.css';
import { plansTexts } from './plans.texts.ts';

const lines = ['price', 'profiles', 'conversations', 'selections', 'resumes'] as const;

/**
 * All plans side by side, with the words that the lines use. On a narrow screen it is folded, and the table scrolls
 * under the names of its lines.
 */
export function PlanTable({ plans }: { plans: PlanLine[] }) {
  const texts = useTexts(plansTexts);
  const { compare } = useTexts(planCardsTexts);
  const values = usePlanValues();
  return (
    <details className={styles.compare}>
      <summary>{compare}</summary>
      <h2>{compare}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.name}</th>
              {plans.map(({ id, name, current }) => (
                <th key={id} scope="col" data-current={current || undefined}>
                  {name} {current && <span className={styles.current}>{texts.current}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{texts.columns[line]}</th>
                {plans.map((plan) => {
                  const { text, off } = values(plan)[line];
                  return (
                    <td key={plan.id} data-current={plan.current || undefined} data-off={off || undefined}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dl className={styles.words}>
        {texts.words.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

type Value = { text: string; off?: boolean };

function usePlanValues(): (plan: PlanLine) => Record<(typeof lines)[number], Value> {
  const locale = useLocale();
  const texts = useTexts(plansTexts);
  const linesOf = usePlanLines();
  const value = (line: string | undefined): Value => (line ? { text: line } : { text: texts.excluded, off: true });
  return (plan) => {
    const { profiles, conversations, selections, resumes } = linesOf(plan);
    const price =
      plan.monthlyPrice === null
        ? texts.onRequest
        : plan.monthlyPrice === 0
          ? texts.free
          : texts.price(wholeNumber(locale, plan.monthlyPrice));
    return {
      price: { text: price },
      profiles: value(profiles),
      conversations: value(conversations),
      selections: value(selections),
      resumes: value(resumes),
    };
  };
}
