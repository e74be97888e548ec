import type { ReactNode } from 'react';
import type { PlanLine } from '../../../../server/services/companies/plans/read-plans.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import styles from './plans.module.css';
import { plansTexts } from './plans.texts.ts';

const columns = ['price', 'profiles', 'conversations', 'selections', 'resumes'] as const;

/** The action of a plan; undefined when no plan has one. */
type Action = ((plan: PlanLine) => ReactNode) | undefined;

/** One row per plan; on a narrow screen each row becomes a card. */
export function PlanTable({ plans, action }: { plans: PlanLine[]; action: Action }) {
  const texts = useTexts(plansTexts);
  return (
    // Explicit roles: in some browsers a table displayed as cards loses its meaning for screen readers.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table">
      <caption className={styles.unseen}>{texts.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {texts.columns.name}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader" className={styles[column]}>
              {texts.columns[column]}
            </th>
          ))}
          {action && (
            <th scope="col" role="columnheader">
              <span className={styles.unseen}>{texts.columns.action}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} action={action} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function PlanRow({ plan, action }: { plan: PlanLine; action: Action }) {
  const texts = useTexts(plansTexts);
  const values = useValues(plan);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <tr role="row" data-current={plan.current || undefined}>
      <th scope="row" role="rowheader">
        <span className={styles.name}>
          {plan.name} {plan.current && <span className={styles.current}>{texts.current}</span>}
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} role="cell" className={styles[column]} data-off={values[column].off || undefined}>
          <span className={styles.label} aria-hidden="true">
            {texts.columns[column]}
          </span>
          <span>
            {values[column].text}
            {values[column].note && <span className={styles.note}>{values[column].note}</span>}
          </span>
        </td>
      ))}
      {action && (
        <td role="cell" className={styles.action}>
          {action(plan)}
        </td>
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

type Value = { text: string; off?: boolean; note?: string | undefined };

function useValues(plan: PlanLine): Record<(typeof columns)[number], Value> {
  const locale = useLocale();
  const texts = useTexts(plansTexts);
  const { monthlyPrice, profilesPerDay, conversations, selections, resumes } = plan;
  return {
    price: {
      text:
        monthlyPrice === null
          ? texts.onRequest
          : monthlyPrice === 0
            ? texts.free
            : texts.price(wholeNumber(locale, monthlyPrice)),
    },
    profiles: { text: profilesPerDay === 'unlimited' ? texts.unlimitedProfiles : wholeNumber(locale, profilesPerDay) },
    conversations: {
      text: conversations === 'unlimited' ? texts.unlimitedConversations : texts.conversations(conversations),
      off: conversations === 0,
      note: plan.internsOnly ? texts.internsOnly : undefined,
    },
    selections: { text: selections ? texts.included : texts.excluded, off: !selections },
    resumes: { text: texts.resumes[resumes], off: resumes === 'none' },
  };
}
