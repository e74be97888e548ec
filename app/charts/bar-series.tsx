import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import bars from './bar.module.css';
import { chartsTexts } from './charts.texts.ts';
import { type Column, columnsOf, hasLabel, isSecondLabel } from './geometry/columns.ts';
import { drawable, mostOf, percentage, shareOf } from './geometry/scale.ts';
import { countTicks } from './geometry/ticks.ts';
import { Axis, Grid, Heights } from './parts/axis.tsx';
import styles from './parts/chart.module.css';
import { Legend } from './parts/legend.tsx';
import { type Tone, toned } from './parts/tone.ts';
import { Values } from './parts/values.tsx';

/** One bar. `label` is short, because it stands below the bar: “3 nov.”. `values` has one number for each series. */
export type BarPoint = { key: string; label: string; values: readonly number[] };

/**
 * Counts over time: `<BarSeries label="Vues de votre profil, 8 semaines : 23 en tout" points={weeks} highlight={thisWeek} />`.
 * Up to twelve bars have their number above them, more bars have lines with round numbers. A 0 is drawn as a short line.
 */
type Props = {
  /** A sentence that says what the drawing shows, for screen readers; the exact values follow it as a list. */
  label: string;
  points: readonly BarPoint[];
  /** One series, unless this names several: their colours are explained above the drawing. */
  series?: readonly { label: string; tone: Tone }[];
  /** `stacked` adds the series up; `inFront` draws each later series in front of the first, as a part of it. */
  together?: 'stacked' | 'inFront';
  /** What a point is (“Semaine du”): the heading of the first column of the table, with several series. */
  first?: string;
  /** The key of the bar that stands out. */
  highlight?: string | undefined;
  tone?: Tone;
  size?: 'small' | 'normal';
  /** The values are in a table beside the drawing, so the hidden list is left out. */
  valuesElsewhere?: boolean;
  /** Instead of the drawing without points. */
  empty?: string;
};

/** With more bars than this, numbers above them would touch each other. */
const mostNumbered = 12;

export function BarSeries({
  label,
  points: given,
  tone = 'leaf',
  together = 'stacked',
  size = 'normal',
  ...props
}: Props) {
  const { series = [], first, highlight, valuesElsewhere = false, empty } = props;
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  if (given.length === 0) return <p className={styles.nothing}>{empty ?? texts.nothing}</p>;
  const points = given.map((point) => ({ ...point, values: point.values.map(drawable) }));
  const columns = columnsOf(points.length);
  const heights = points.map(({ values }) => (together === 'stacked' ? addedUp(values) : values));
  const most = mostOf(heights.flat());
  const numbered = points.length <= mostNumbered && size === 'normal';
  // The room above the highest bar is for its number.
  const tall = (value: number) => shareOf(value, most) * (numbered ? 0.84 : 0.96);
  const lines = (numbered || most === 0 ? [] : countTicks(most, 2)).map((tick) => ({
    ...{ key: tick, text: wholeNumber(locale, tick), height: tall(tick) },
  }));
  return (
    <div className={styles.chart}>
      {series.length > 1 && <Legend entries={series} />}
      <div className={numbered ? undefined : styles.scaled}>
        {!numbered && <Heights lines={lines} />}
        <svg className={styles.plot} data-size={size} role="img" aria-label={label}>
          <Grid lines={lines} />
          {points.map(({ key }, index) => (
            <Bars
              key={key}
              column={columns[index]}
              heights={(heights[index] ?? []).map(tall)}
              tones={series.length > 0 ? series.map((one) => one.tone) : [tone]}
              look={highlight === undefined ? undefined : highlight === key ? 'highlighted' : 'back'}
              number={numbered ? wholeNumber(locale, mostOf(heights[index] ?? [])) : undefined}
            />
          ))}
        </svg>
        <Axis labels={axisLabels(points, columns, highlight)} />
      </div>
      {!valuesElsewhere && (
        <Values
          label={label}
          series={series.map((one) => one.label)}
          first={first}
          rows={points.map(({ values, ...point }) => ({
            ...point,
            values: values.map((value) => wholeNumber(locale, value)),
          }))}
        />
      )}
    </div>
  );
}

type BarsProps = {
  column: Column | undefined;
  /** In per cent of the drawing. */
  heights: readonly number[];
  tones: readonly Tone[];
  look: 'highlighted' | 'back' | undefined;
  number: string | undefined;
};

/** The bars of one point, the tallest behind the others. Each reaches beyond the lower edge, where it is cut off. */
function Bars({ column = { left: 0, width: 0, centre: 0 }, heights, tones, look, number }: BarsProps) {
  const place = { x: percentage(column.left), width: percentage(column.width) };
  const tallest = mostOf(heights);
  return (
    <>
      {tallest === 0 && <rect className={bars.zero} {...place} y="100%" height="2" transform="translate(0 -2)" />}
      {drawingOrder(heights).map((which) => (
        <rect
          key={which}
          className={toned(tones[which] ?? 'leaf', look === 'back' ? bars.back : bars.filled)}
          {...place}
          y={percentage(100 - (heights[which] ?? 0))}
          height="100%"
          rx={column.width < 1 ? 0 : 3}
        />
      ))}
      {number !== undefined && (
        <text
          className={look === 'highlighted' ? styles.own : undefined}
          x={percentage(column.centre)}
          y={percentage(100 - tallest)}
          dy="-0.4em"
          textAnchor="middle"
        >
          {number}
        </text>
      )}
    </>
  );
}

function axisLabels(points: readonly BarPoint[], columns: readonly Column[], highlight: string | undefined) {
  return points.flatMap(({ key, label: text }, index) => {
    if (!hasLabel(index, points.length)) return [];
    const position = columns[index]?.centre ?? 0;
    return { key, text, position, second: isSecondLabel(index, points.length), own: key === highlight };
  });
}

function addedUp(values: readonly number[]): number[] {
  return values.map((_, index) => values.slice(0, index + 1).reduce((sum, value) => sum + value, 0));
}

/** The series with a height, the tallest first. */
function drawingOrder(heights: readonly number[]): number[] {
  return [...heights.keys()]
    .filter((which) => (heights[which] ?? 0) > 0)
    .toSorted((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0));
}
