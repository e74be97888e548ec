import type { VisitPeriod, Visits } from '../../../domain/moderation/admin-card.ts';
import { shortDay, wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import styles from './admin-card.module.css';
import { moderationTexts } from './moderation.texts.ts';

const height = 96;

/** Bars of visits with the visitors in front; the same data as a table for screen readers. */
export function VisitsChart({ visits, asked }: { visits: Visits[]; asked: VisitPeriod }) {
  const locale = useLocale();
  const { card: texts } = useTexts(moderationTexts);
  const total = visits.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...visits.map(({ count }) => count));
  const step = 100 / visits.length;
  const bar = (value: number) => (value / most) * height;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{total === 0 ? texts.none : texts.total(total, asked.days)}</strong>
        <span className={styles.legend} aria-hidden="true">
          <i data-series="count" /> {texts.visits} <i data-series="unique" /> {texts.unique}
        </span>
      </figcaption>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true" className={styles.bars}>
        {visits.map(({ from, count, uniqueCount }, index) => (
          <g key={from}>
            <rect
              data-series="count"
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={height - bar(count)}
              height={bar(count)}
            />
            <rect
              data-series="unique"
              x={index * step + step * 0.12}
              width={step * 0.76}
              y={height - bar(uniqueCount)}
              height={bar(uniqueCount)}
            />
          </g>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{shortDay(locale, visits[0]?.from ?? '')}</span>
        <span>{most > 1 || total > 0 ? `max. ${wholeNumber(locale, most)}` : ''}</span>
        <span>{shortDay(locale, visits.at(-1)?.from ?? '')}</span>
      </div>
      <table className={styles.unseen}>
        <caption>{texts.visits}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.period}</th>
            <th scope="col">{texts.visits}</th>
            <th scope="col">{texts.unique}</th>
          </tr>
        </thead>
        <tbody>
          {visits.map(({ from, count, uniqueCount }) => (
            <tr key={from}>
              <th scope="row">{shortDay(locale, from)}</th>
              <td>{count}</td>
              <td>{uniqueCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
