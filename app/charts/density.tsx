import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { chartsTexts } from './charts.texts.ts';
import { areaPath, heightAt, type Point, partOfCurve, polylinePath } from './geometry/curve.ts';
import { densityCurve } from './geometry/density.ts';
import { anchorAt, percentage, scaleOf } from './geometry/scale.ts';
import { ticksOf } from './geometry/ticks.ts';
import styles from './lines.module.css';
import { Axis } from './parts/axis.tsx';
import chart from './parts/chart.module.css';
import { Legend } from './parts/legend.tsx';
import { type Tone, toned } from './parts/tone.ts';
import { Values } from './parts/values.tsx';

/** A named part of the scale, for example a medal. */
export type Zone = { from: number; to: number; label: string; tone: Tone };

/**
 * How the values of all people are spread, with one's own: the service sends counts in intervals of equal length (one
 * query with `width_bucket`), never the values of single people. The page decides from how many people on a curve is
 * shown.
 */
type Props = {
  /** A sentence for screen readers: “Votre score, 712, dépasse celui de 82 % des joueurs.” */
  label: string;
  /** Counts from the lower to the upper end of the scale. */
  counts: readonly number[];
  scale: { from: number; to: number };
  /** The own value with its name (“Vous”) and its uncertainty. */
  own?: { value: number; label: string; interval?: { low: number; high: number } | undefined } | undefined;
  /** In their order, without gaps: where there is no zone, there is no curve. Without zones the curve has one colour. */
  zones?: readonly Zone[];
  /** How a value is written; a whole number otherwise. */
  write?: (value: number) => string;
  tone?: Tone;
  /** Instead of the drawing without counts. */
  empty?: string;
};

/** The part of the height that the curve takes: the name of the own value stands above it. */
const tallest = 0.8;

export function Density({ label, counts, scale, own, zones = [], write, tone = 'leaf', empty }: Props) {
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  const curve = densityCurve(counts).map(({ x, y }) => ({ x, y: 100 * (1 - tallest * y) }));
  if (curve.length === 0) return <p className={chart.nothing}>{empty ?? texts.nothing}</p>;
  const written = write ?? ((value: number) => wholeNumber(locale, value));
  const place = scaleOf(scale.from, scale.to);
  const parts =
    zones.length > 0
      ? zones.map(({ from, to, tone: colour }) => ({ points: partOfCurve(curve, place(from), place(to)), colour }))
      : [{ points: curve, colour: tone }];
  const range = (low: number, high: number) => texts.range(written(low), written(high));
  return (
    <div className={chart.chart}>
      <svg className={`${chart.plot} ${chart.open}`} role="img" aria-label={label}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          {parts.map(({ points, colour }) => (
            <g key={points[0]?.x} className={toned(colour)}>
              <path className={styles.area} d={areaPath(points, 100)} />
              <path className={styles.curve} d={polylinePath(points)} vectorEffect="non-scaling-stroke" />
            </g>
          ))}
        </svg>
        {own && <Own {...own} place={place} curve={curve} text={texts.pair(own.label, written(own.value))} />}
      </svg>
      <Axis
        labels={ticksOf(scale.from, scale.to).map((tick, index) => ({
          ...{ key: String(tick), text: written(tick), position: place(tick) },
          second: index % 2 === 1,
        }))}
      />
      {zones.length > 0 && <Legend entries={zones} />}
      <Values
        label={label}
        rows={[
          ...(own ? [{ key: 'own', label: own.label, values: [written(own.value)] }] : []),
          ...(own?.interval
            ? [{ key: 'interval', label: texts.interval, values: [range(own.interval.low, own.interval.high)] }]
            : []),
          ...zones.map(({ from, to, label: name }) => ({
            key: `zone ${from}`,
            label: name,
            values: [range(from, to)],
          })),
        ]}
      />
    </div>
  );
}

type OwnProps = Required<Pick<NonNullable<Props['own']>, 'value'>> & {
  interval?: { low: number; high: number } | undefined;
  place: (value: number) => number;
  curve: readonly Point[];
  text: string;
};

/** The own value: a line with a dot on the curve, its uncertainty behind it, its name above. */
function Own({ value, interval, place, curve, text }: OwnProps) {
  const x = place(value);
  const y = heightAt(curve, x)?.y ?? 100;
  const [low, high] = [place(interval?.low ?? value), place(interval?.high ?? value)];
  return (
    <>
      {high > low && (
        <rect className={styles.spread} x={percentage(low)} width={percentage(high - low)} y="16%" height="84%" />
      )}
      <line className={styles.pole} x1={percentage(x)} x2={percentage(x)} y1={percentage(y)} y2="100%" />
      <circle className={styles.self} cx={percentage(x)} cy={percentage(y)} r="7" />
      <text className={chart.own} x={percentage(x)} y="10%" textAnchor={anchorAt(x, 20)}>
        {text}
      </text>
    </>
  );
}
