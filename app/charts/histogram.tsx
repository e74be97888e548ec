import { wholeNumber } from '../i18n/dates.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import bars from './bar.module.css';
import { chartsTexts } from './charts.texts.ts';
import { columnsOf } from './geometry/columns.ts';
import { mostOf, percentage, shareOf } from './geometry/scale.ts';
import { Axis } from './parts/axis.tsx';
import chart from './parts/chart.module.css';
import { type Tone, toned } from './parts/tone.ts';
import { Values } from './parts/values.tsx';

/**
 * How many there are in each interval, for a filter by years or salary: the bars of the chosen range are dark. An
 * interval holds the values from `from` up to, but without, the next interval's `from`.
 */
type Props = {
  /** A sentence for screen readers; the exact counts follow it as a list. */
  label: string;
  bins: readonly { from: number; to: number; count: number }[];
  /** The chosen range; an end that is missing is open. Without a range, no bar is dark. */
  selected?: { from?: number | undefined; to?: number | undefined } | undefined;
  /** How an end of an interval is written (“5 ans”); a whole number otherwise. */
  write?: (value: number) => string;
  tone?: Tone;
  /** Instead of the drawing without intervals. */
  empty?: string;
};

export function Histogram({ label, bins, selected, write, tone = 'leaf', empty }: Props) {
  const locale = useLocale();
  const texts = useTexts(chartsTexts);
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last)
    return (
      <p className={chart.nothing} data-size="small">
        {empty ?? texts.nothing}
      </p>
    );
  const written = write ?? ((value: number) => wholeNumber(locale, value));
  const most = mostOf(bins.map(({ count }) => count));
  const chosen = selected?.from !== undefined || selected?.to !== undefined;
  const columns = columnsOf(bins.length, 0.08, 100);
  return (
    <div className={chart.chart}>
      <svg className={toned(tone, chart.plot)} data-size="small" role="img" aria-label={label}>
        {bins.map((bin, index) => {
          const height = shareOf(bin.count, most);
          const place = { x: percentage(columns[index]?.left ?? 0), width: percentage(columns[index]?.width ?? 0) };
          if (height === 0) return null;
          return (
            <rect
              key={bin.from}
              className={chosen && isSelected(bin, selected) ? bars.filled : bars.back}
              {...place}
              y={percentage(100 - height)}
              height="100%"
              rx="2"
            />
          );
        })}
      </svg>
      <Axis
        labels={[
          { key: 'from', text: written(first.from), position: 0 },
          { key: 'to', text: written(last.to), position: 100 },
        ]}
      />
      <Values
        label={label}
        rows={bins.map(({ from, to, count }) => ({
          key: String(from),
          label: texts.range(written(from), written(to)),
          values: [wholeNumber(locale, count)],
        }))}
      />
    </div>
  );
}

/** Whether an interval has a value of the chosen range. */
export function isSelected(bin: { from: number; to: number }, selected: Props['selected']): boolean {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = selected ?? {};
  return bin.to > from && bin.from <= to;
}
