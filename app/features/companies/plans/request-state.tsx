import type { PlanRequest } from '../../../../server/services/companies/plans/read-plan-standing.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './request-state.module.css';
import { requestStateTexts } from './request-state.texts.ts';

/** docs/product/companies.md, Asking for a plan: the three steps of a request, and which of them are done. */
export function PlanRequestState({ request }: { request: PlanRequest }) {
  const locale = useLocale();
  const texts = useTexts(requestStateTexts);
  const { plan, status, askedAt, askedBy, ahead, decidedAt, answer } = request;
  const decided = status !== 'open';
  const steps = [
    { key: 'sent', done: true, text: texts.sent(day(locale, askedAt), askedBy) },
    { key: 'read', done: decided, text: decided ? texts.read : texts.ahead(ahead) },
    { key: 'decided', done: decided, text: decided && decidedAt ? texts[status](day(locale, decidedAt)) : texts.reply },
  ];
  const current = steps.findIndex(({ done }) => !done);
  return (
    <div className={styles.request}>
      <p className={styles.title}>{texts.title(plan)}</p>
      <ol className={styles.steps}>
        {steps.map(({ key, done, text }, index) => (
          <li key={key} data-done={done || undefined} aria-current={index === current ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done && <Icon name={key === 'decided' && status === 'declined' ? 'close' : 'check'} size={14} />}
            </span>
            {text}
          </li>
        ))}
      </ol>
      {status === 'declined' && answer && <blockquote className={styles.reason}>{answer}</blockquote>}
    </div>
  );
}
