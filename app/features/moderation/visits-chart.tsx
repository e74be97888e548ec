import type { VisitPeriod, Visits } from '../../../domain/moderation/admin-card.ts';
import { BarSeries } from '../../charts/bar-series.tsx';
import { shortDay } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import styles from './admin-card.module.css';
import { moderationTexts } from './moderation.texts.ts';

/** Bars of visits with the visitors in front; the same data as a table for screen readers. */
export function VisitsChart({ visits, asked }: { visits: Visits[]; asked: VisitPeriod }) {
  const locale = useLocale();
  const { card: texts } = useTexts(moderationTexts);
  const total = visits.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.chart}>
      <strong>{total === 0 ? texts.none : texts.total(total, asked.days)}</strong>
      <BarSeries
        label={texts.visits}
        first={texts.period}
        together="inFront"
        series={[
          { label: texts.visits, tone: 'water' },
          { label: texts.unique, tone: 'leaf' },
        ]}
        points={visits.map(({ from, count, uniqueCount }) => ({
          ...{ key: from, label: shortDay(locale, from), values: [count, uniqueCount] },
        }))}
      />
    </div>
  );
}
