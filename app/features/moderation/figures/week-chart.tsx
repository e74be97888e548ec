import type { TestWeek } from '../../../../domain/moderation/figures/figures.ts';
import { shortDay, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

const height = 120;

/** A column for each week: rated tests below, practice on top of them. */
export function WeekChart({ weeks }: { weeks: TestWeek[] }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  const most = Math.max(1, ...weeks.map(({ rated, practice }) => rated + practice));
  const step = 100 / Math.max(1, weeks.length);
  const tall = (value: number) => (value / most) * height;
  return (
    <div aria-hidden="true">
      <p className={styles.sides}>
        <span>
          <i data-look="supply" /> {texts.rated}
        </span>
        <span>
          <i data-look="demand" /> {texts.practice}
        </span>
      </p>
      <svg className={styles.columns} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ from, rated, practice }, index) => {
          const place = { x: index * step + step * 0.12, width: step * 0.76 };
          return (
            <g key={from}>
              <rect data-look="supply" {...place} y={height - tall(rated)} height={tall(rated)} />
              <rect data-look="demand" {...place} y={height - tall(rated + practice)} height={tall(practice)} />
            </g>
          );
        })}
      </svg>
      <p className={styles.ends}>
        <span>{shortDay(locale, weeks[0]?.from ?? '')}</span>
        <span>{texts.most(wholeNumber(locale, most))}</span>
        <span>{shortDay(locale, weeks.at(-1)?.from ?? '')}</span>
      </p>
    </div>
  );
}
