import type { VisitWeek } from '../../../../domain/profile/visit-weeks.ts';
import { BarSeries } from '../../../charts/bar-series.tsx';
import { shortDay, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import styles from './visit-weeks.module.css';
import { visitWeeksTexts } from './visit-weeks.texts.ts';

/** The views of the last weeks and how many companies there were in all, above the list of companies. This week stands out, once there is a view in it. */
export function VisitWeeks({ weeks, companies }: { weeks: VisitWeek[]; companies: string }) {
  const locale = useLocale();
  const texts = useTexts(visitWeeksTexts);
  const last = weeks.at(-1);
  const total = weeks.reduce((sum, { views }) => sum + views, 0);
  return (
    <section className={`${page.card} ${styles.weeks}`} aria-labelledby="visit-weeks">
      <div className={styles.words}>
        <h2 id="visit-weeks">{texts.title}</h2>
        <p className={styles.figure}>
          <strong>{wholeNumber(locale, total)}</strong> {texts.views(total)}
        </p>
        <p>{companies}</p>
        <p className={styles.about}>{texts.about}</p>
      </div>
      <BarSeries
        label={texts.total(wholeNumber(locale, total))}
        points={weeks.map(({ from, views }) => ({ key: from, label: shortDay(locale, from), values: [views] }))}
        // Beside an empty week, all other bars would step back.
        highlight={last && last.views > 0 ? last.from : undefined}
      />
    </section>
  );
}
