import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { chartsTexts } from './charts.texts.ts';
import { hasLabel, isSecondLabel } from './geometry/columns.ts';
import { bandPath, linePath } from './geometry/curve.ts';
import { drawable, percentage, scaleOf } from './geometry/scale.ts';
import { roundedRange } from './geometry/ticks.ts';
import styles from './lines.module.css';
import { Axis, Grid, Heights } from './parts/axis.tsx';
import chart from './parts/chart.module.css';
import { type Tone, toned } from './parts/tone.ts';
import { Values } from './parts/values.tsx';

/** A value over sessions, the oldest first, each with its uncertainty. The steps are equal: the drawing has no calendar. */
type Props = {
  /** A sentence for screen readers; the exact values follow it as a list. */
  label: string;
  /** `label` is short, because it stands below the drawing: “3 nov.”. */
  sessions: readonly { key: string; label: string; value: number; low?: number; high?: number }[];
  /** How a value is written; a whole number otherwise. */
  write?: (value: number) => string;
  tone?: Tone;
  /** Instead of the drawing without sessions. */
  empty?: string;
};

/** Room at both ends for half of a dot and of a label, in per cent. */
const margin = 5;
/** With more sessions than this, only the last one has a dot. */
const mostDots = 16;

export function ScoreHistory({ label, sessions, write, tone = 'leaf', empty }: Props) {
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  if (sessions.length === 0) return <p className={chart.nothing}>{empty ?? texts.nothing}</p>;
  const written = write ?? ((value: number) => wholeNumber(locale, value));
  const ends = sessions.flatMap(({ value, low = value, high = value }) => [low, value, high].map(drawable));
  const { low, high, ticks } = roundedRange(Math.min(...ends), Math.max(...ends), 3);
  const height = scaleOf(low, high);
  const across = scaleOf(0, sessions.length - 1);
  const points = sessions.map(({ key, value, low: least = value, high: most = value }, index) => {
    const x = margin + (across(index) * (100 - 2 * margin)) / 100;
    const isLast = index === sessions.length - 1;
    return { key, isLast, x, y: 100 - height(value), low: 100 - height(least), high: 100 - height(most) };
  });
  const last = points.at(-1);
  const lines = ticks.map((tick) => ({ key: tick, text: written(tick), height: height(tick) }));
  return (
    <div className={chart.chart}>
      <div className={chart.scaled}>
        <Heights lines={lines} />
        <svg className={toned(tone, chart.plot, chart.open)} role="img" aria-label={label}>
          <Grid lines={lines} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
            <path
              className={styles.interval}
              d={bandPath(
                points.map(({ x, high: y }) => ({ x, y })),
                points.map(({ x, low: y }) => ({ x, y })),
              )}
            />
            <path className={styles.line} d={linePath(points)} vectorEffect="non-scaling-stroke" />
          </svg>
          {/* One session alone has no band: its uncertainty is an upright line. */}
          {points.length === 1 && last && (
            <line
              className={styles.line}
              x1={percentage(last.x)}
              x2={percentage(last.x)}
              y1={percentage(last.high)}
              y2={percentage(last.low)}
            />
          )}
          {points.slice(points.length > mostDots ? -1 : 0).map(({ x, y, key, isLast }) => (
            <circle key={key} className={styles.dot} cx={percentage(x)} cy={percentage(y)} r={isLast ? 6 : 4} />
          ))}
        </svg>
        <Axis
          labels={sessions.flatMap(({ key, label: text }, index) => {
            if (!hasLabel(index, sessions.length)) return [];
            const second = isSecondLabel(index, sessions.length);
            return { key, text, position: points[index]?.x ?? 0, second, own: index === sessions.length - 1 };
          })}
        />
      </div>
      <Values
        label={label}
        rows={sessions.map(({ key, label: name, value, low: least, high: most }) => ({
          ...{ key, label: name },
          values: [
            written(value),
            ...(least !== undefined && most !== undefined ? [texts.range(written(least), written(most))] : []),
          ],
        }))}
      />
    </div>
  );
}
