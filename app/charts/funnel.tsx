import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { chartsTexts } from './charts.texts.ts';
import { mostOf, percentage, rounded, shareOf } from './geometry/scale.ts';
import { wholePercent } from './geometry/whole-percent.ts';
import chart from './parts/chart.module.css';
import { type Tone, toned } from './parts/tone.ts';
import styles from './rows.module.css';

/**
 * How many come from each step to the next: `<Funnel label="Vos candidatures" steps={[sent, read, answered]} />`. Each
 * step has its number and, after the first, its share of the first. The names and numbers are text, so that screen
 * readers get a list.
 */
type Props = {
  label: string;
  /** In their order. `note` stands in small letters below the name. */
  steps: readonly { key: string; label: string; value: number; note?: string | undefined }[];
  tone?: Tone;
  /** Instead of the drawing without steps. */
  empty?: string;
};

export function Funnel({ label, steps, tone = 'leaf', empty }: Props) {
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  if (steps.length === 0) return <p className={chart.nothing}>{empty ?? texts.nothing}</p>;
  const most = mostOf(steps.map(({ value }) => value));
  const first = steps[0]?.value ?? 0;
  const widths = steps.map(({ value }) => shareOf(value, most));
  return (
    <div className={chart.chart}>
      <ol className={styles.funnel} aria-label={label}>
        {steps.map(({ key, label: name, value, note }, index) => (
          <li key={key} className={styles.row}>
            <span>
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </span>
            <span className={toned(tone, styles.drawing)}>
              <Step width={widths[index] ?? 0} next={widths[index + 1]} />
            </span>
            <span className={styles.value}>
              {wholeNumber(locale, value)}
              {index > 0 && value <= first && <small>{`\u00a0· ${texts.percent(wholePercent(value, first))}`}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The bar of a step, and below it the shape that leads to the next one. */
function Step({ width, next }: { width: number; next: number | undefined }) {
  return (
    <>
      <svg className={styles.step} aria-hidden="true">
        <rect className={styles.filled} width={percentage(width)} height="100%" rx="2" />
        {width === 0 && <rect className={styles.filled} width="2" height="100%" />}
      </svg>
      {next !== undefined && (
        <svg className={styles.drop} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.lost} d={`M0 0H${rounded(width)}L${rounded(next)} 1H0Z`} />
        </svg>
      )}
    </>
  );
}
