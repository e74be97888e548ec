import { weights } from '../../../../domain/fit/weights.ts';
import { type JobQuery, jobQueryString, type JobOrder as Order } from '../../../../domain/jobs/job-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './job-order.module.css';
import { jobOrderTexts } from './job-order.texts.ts';

const orders = ['fit', 'date'] as const;

/** The two orders of a developer's list: by fit, or by date. */
export function OrderSwitch({ query, by }: { query: JobQuery; by: Order }) {
  const locale = useLocale();
  const texts = useTexts(jobOrderTexts);
  return (
    <ul className={styles.orders} aria-label={texts.label}>
      {orders.map((order) => (
        <li key={order}>
          <Link
            href={pathTo(locale, 'jobs') + jobQueryString(query, undefined, order)}
            aria-current={order === by ? 'true' : undefined}
          >
            {texts.orders[order]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Parts of the score, those with the most points first; the last three are about the person. */
const parts = Object.entries(weights) as [keyof typeof weights, number][];
const whole = parts.reduce((sum, [, weight]) => sum + weight, 0);

/** The main parameters of the order, with their shares in an offer that says everything. */
export function OrderNote() {
  const texts = useTexts(jobOrderTexts);
  return (
    <details className={styles.note}>
      <summary>{texts.why}</summary>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles.parts}>
        {parts.map(([name, weight]) => (
          <div key={name}>
            <dt>{texts.parts[name]}</dt>
            <dd>{texts.share(Math.round((100 * weight) / whole))}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.never}</p>
    </details>
  );
}

type LeftOut = { query: JobQuery; leftOut: number; developerId: string };

/** Offers that do not meet a wish are not in the list: how many, and where they are. */
export function LeftOutNote({ query, leftOut, developerId }: LeftOut) {
  const locale = useLocale();
  const texts = useTexts(jobOrderTexts);
  if (leftOut === 0) return null;
  return (
    <p className={styles.leftOut}>
      {texts.leftOut(leftOut)}{' '}
      <Link href={pathTo(locale, 'jobs') + jobQueryString(query, undefined, 'date')}>{texts.seeAll}</Link>
      {' · '}
      <Link href={pathTo(locale, 'profile', { alias: developerId })}>{texts.changeWishes}</Link>
    </p>
  );
}
