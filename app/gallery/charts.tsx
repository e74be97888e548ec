import { Bar } from '../charts/bar.tsx';
import { BarRows } from '../charts/bar-rows.tsx';
import { BarSeries } from '../charts/bar-series.tsx';
import { Density, type Zone } from '../charts/density.tsx';
import { DotLine } from '../charts/dot-line.tsx';
import { DotScale } from '../charts/dot-scale.tsx';
import { FacetBar } from '../charts/facet-bar.tsx';
import { Funnel } from '../charts/funnel.tsx';
import { Histogram } from '../charts/histogram.tsx';
import { RangeBars } from '../charts/range-bars.tsx';
import { Ring } from '../charts/ring.tsx';
import { ScoreHistory } from '../charts/score-history.tsx';
import { Spark } from '../charts/spark.tsx';
import type { GalleryTexts } from './gallery.texts.ts';
import type { Specimens } from './specimen.ts';

const views = [2, 0, 3, 5, 4, 9, 3, 7];
const scores = [1, 2, 4, 9, 16, 28, 40, 52, 61, 58, 47, 35, 24, 15, 9, 6, 3, 2, 1, 1];
const scale = { from: 0, to: 1000 };
const bins = [14, 22, 31, 26, 18, 9, 5, 0, 2].map((count, index) => ({ from: index * 2, to: index * 2 + 2, count }));

/** Every chart with usual values, with none, with one, and with many. */
export const charts: Specimens = {
  BarSeries: ({ chart, none }) => ({
    normal: <BarSeries label={chart.views} points={weeks(chart, views)} highlight="8" />,
    empty: <BarSeries label={chart.views} points={[]} empty={none} />,
    zero: <BarSeries label={chart.views} points={weeks(chart, [0, 0, 0, 0])} />,
    one: <BarSeries label={chart.views} points={weeks(chart, [3])} />,
    many: (
      <BarSeries
        label={chart.views}
        points={weeks(
          chart,
          Array.from({ length: 53 }, (_, at) => (at * at) % 97),
        )}
      />
    ),
    stacked: (
      <BarSeries
        label={chart.views}
        series={[
          { label: chart.shown, tone: 'leaf' },
          { label: chart.opened, tone: 'water' },
        ]}
        points={views.map((value, at) => ({
          key: `${at}`,
          label: chart.week(at + 1),
          values: [value * 310, value * 90],
        }))}
      />
    ),
    inFront: (
      <BarSeries
        label={chart.views}
        together="inFront"
        series={[
          { label: chart.shown, tone: 'grey' },
          { label: chart.opened, tone: 'leaf' },
        ]}
        points={views.map((value, at) => ({ key: `${at}`, label: chart.week(at + 1), values: [value, value / 2] }))}
      />
    ),
  }),
  Funnel: ({ chart, none, long }) => ({
    normal: <Funnel label={chart.steps} steps={steps(chart, [24, 17, 9, 3])} />,
    empty: <Funnel label={chart.steps} steps={[]} empty={none} />,
    zero: <Funnel label={chart.steps} steps={steps(chart, [4, 0, 0])} />,
    one: <Funnel label={chart.steps} steps={steps(chart, [12_480])} />,
    long: <Funnel label={chart.steps} steps={[{ key: 'one', label: long, value: 3, note: long }]} />,
  }),
  BarRows: ({ chart, long }) => ({
    normal: <BarRows label={chart.steps} rows={steps(chart, [24, 17, 31, 0])} whole={72} />,
    empty: <BarRows label={chart.steps} rows={[]} whole={0} />,
    long: <BarRows label={chart.steps} rows={[{ key: 'one', label: long, value: 3, tone: 'coral' }]} whole={4} />,
  }),
  DotLine: () => ({
    normal: <DotLine value={82} interval={{ low: 74, high: 88 }} />,
    first: <DotLine value={0} tone="grey" />,
    last: <DotLine value={100} />,
  }),
  DotScale: ({ chart, none, long }) => ({
    normal: (
      <DotScale
        label={chart.tests}
        dots={[
          { key: 'react', label: 'React', value: 82, interval: { low: 74, high: 88 }, tone: 'gold' },
          { key: 'sql', label: 'SQL', value: 57, interval: { low: 40, high: 71 } },
          { key: 'go', label: 'Go', value: 0 },
        ]}
      />
    ),
    empty: <DotScale label={chart.tests} dots={[]} empty={none} />,
    one: <DotScale label={chart.tests} dots={[{ key: 'one', label: 'TypeScript', value: 100 }]} />,
    long: <DotScale label={chart.tests} dots={[{ key: 'one', label: long, value: 50, note: long }]} />,
  }),
  Density: ({ chart, none }) => ({
    normal: <Density label={chart.scores} counts={scores} scale={scale} own={own(chart)} zones={zones(chart)} />,
    empty: <Density label={chart.scores} counts={[0, 0, 0]} scale={scale} empty={none} />,
    one: <Density label={chart.scores} counts={[0, 0, 0, 1, 0]} scale={scale} />,
    many: <Density label={chart.scores} counts={scores.map((count) => count * 4000)} scale={scale} tone="water" />,
    edge: <Density label={chart.scores} counts={scores} scale={scale} own={{ label: chart.you, value: 1000 }} />,
  }),
  ScoreHistory: ({ chart, none }) => ({
    normal: <ScoreHistory label={chart.history} sessions={sessions(chart, [540, 610, 598, 655, 701, 712])} />,
    empty: <ScoreHistory label={chart.history} sessions={[]} empty={none} />,
    one: <ScoreHistory label={chart.history} sessions={sessions(chart, [540])} />,
    equal: <ScoreHistory label={chart.history} sessions={weeks(chart, [5, 5, 5]).map(withOneValue)} />,
    many: (
      <ScoreHistory
        label={chart.history}
        sessions={sessions(
          chart,
          Array.from({ length: 40 }, (_, at) => 500 + ((at * 37) % 90) + at * 4),
        )}
      />
    ),
  }),
  RangeBars: ({ chart, none, word }) => ({
    normal: (
      <RangeBars
        label={chart.salaries}
        ranges={chart.professions.map((label, at) => ({
          ...{ key: label, label, from: 38 + at * 5, to: 52 + at * 11 },
          median: 45 + at * 8,
        }))}
      />
    ),
    empty: <RangeBars label={chart.salaries} ranges={[]} empty={none} />,
    one: <RangeBars label={chart.salaries} ranges={[{ key: 'one', label: word, from: 50, to: 50 }]} />,
    many: (
      <RangeBars
        label={chart.salaries}
        scale={{ low: 20, high: 120 }}
        ranges={weeks(chart, views).map(({ key, label }, at) => ({ key, label, from: 25 + at * 7, to: 45 + at * 9 }))}
      />
    ),
  }),
  Histogram: ({ chart, none }) => ({
    normal: (
      <Histogram label={chart.years} bins={bins} selected={{ from: 4, to: 9 }} write={(at) => chart.yearCount(at)} />
    ),
    whole: <Histogram label={chart.years} bins={bins} write={(at) => chart.yearCount(at)} />,
    empty: <Histogram label={chart.years} bins={[]} empty={none} />,
    one: <Histogram label={chart.years} bins={[{ from: 0, to: 2, count: 1 }]} />,
    many: (
      <Histogram
        label={chart.years}
        bins={Array.from({ length: 60 }, (_, at) => ({ from: at, to: at + 1, count: (at * 29) % 41 }))}
        selected={{ from: 20 }}
      />
    ),
  }),
  Ring: ({ chart }) => ({
    normal: <Ring label={chart.answers} part={9} whole={12} />,
    empty: <Ring label={chart.answers} part={0} whole={12} />,
    full: <Ring label={chart.answers} part={12} whole={12} tone="gold" />,
    small: <Ring label={chart.answers} part={3} whole={40} size="small" tone="coral" />,
  }),
  Spark: ({ chart }) => ({
    normal: <Spark label={chart.little} values={views} />,
    empty: <Spark label={chart.little} values={[]} />,
    zero: <Spark label={chart.little} values={[0, 0, 0, 0]} />,
    one: <Spark label={chart.little} values={[4]} tone="water" />,
  }),
  FacetBar: ({ word, value }) => ({
    normal: ['React', 'Go', value].map((label, at) => (
      <FacetBar key={label} label={label} count={1240 - at * 560} most={1240} />
    )),
    empty: <FacetBar label={value} count={0} most={0} />,
    long: <FacetBar label={word} count={3} most={4} tone="water" />,
  }),
  Bar: () => ({
    normal: <Bar value={3} most={4} />,
    mirrored: <Bar value={3} most={4} tone="water" mirrored />,
    empty: <Bar value={0} most={0} />,
  }),
};

type ChartTexts = GalleryTexts['chart'];

function weeks({ week }: ChartTexts, values: readonly number[]) {
  return values.map((value, at) => ({ key: String(at + 1), label: week(at + 1), values: [value] }));
}

function withOneValue({ key, label, values }: { key: string; label: string; values: number[] }) {
  return { key, label, value: values[0] ?? 0 };
}

function steps({ step }: ChartTexts, values: readonly number[]) {
  return values.map((value, at) => ({ key: String(at), label: step[at] ?? '', value }));
}

function own({ you }: ChartTexts) {
  return { label: you, value: 712, interval: { low: 668, high: 756 } };
}

function zones({ zones: names }: ChartTexts): Zone[] {
  const tones = ['grey', 'bronze', 'silver', 'gold'] as const;
  const ends = [0, 550, 650, 780, 1000];
  return tones.map((tone, at) => ({ tone, label: names[at] ?? '', from: ends[at] ?? 0, to: ends[at + 1] ?? 0 }));
}

function sessions({ week }: ChartTexts, values: readonly number[]) {
  return values.map((value, at) => {
    const margin = 90 / Math.sqrt(at + 1);
    return { key: String(at), label: week(at + 1), value, low: value - margin, high: value + margin };
  });
}
