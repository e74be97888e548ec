import { describe, expect, it } from 'vitest';
import { rendered } from '../../tests/harness/rendered.ts';
import { BarRows } from './bar-rows.tsx';
import { BarSeries } from './bar-series.tsx';
import { Density } from './density.tsx';
import { DotScale } from './dot-scale.tsx';
import { FacetBar } from './facet-bar.tsx';
import { Funnel } from './funnel.tsx';
import { Histogram, isSelected } from './histogram.tsx';
import { RangeBars } from './range-bars.tsx';
import { Ring } from './ring.tsx';
import { ScoreHistory } from './score-history.tsx';
import { Spark } from './spark.tsx';

const label = 'Une phrase';
const weeks = [3, 0, 1200].map((value, at) => ({ key: `${at}`, label: `S${at + 1}`, values: [value] }));
const scale = { from: 0, to: 100 };
const sessions = [
  { key: '1', label: '3 nov.', value: 540, low: 480, high: 600 },
  { key: '2', label: '9 nov.', value: 560 },
];

/** What a screen reader gets: names of drawings and lists, and texts that are not hidden from it. */
function heard(html: string): string[] {
  const shown = html
    .replace(/<(svg|span|p|li)\b[^>]*aria-hidden="true".*?<\/\1>/gs, '')
    .replace(/<svg role.*?<\/svg>/gs, '');
  const drawings = [...html.matchAll(/<(?:svg|span)[^>]*role="img" aria-label="([^"]*)"/g)].map(
    ([, name = '']) => name,
  );
  const items = [...shown.matchAll(/<li(?: [^>]*)?>(.*?)<\/li>/gs)].map(([, item = '']) =>
    item
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return [...drawings, ...items];
}

describe('each chart says in words what it shows', () => {
  it.each([
    ['BarSeries', <BarSeries key="1" label={label} points={weeks} />, [label, 'S1 : 3', 'S2 : 0', 'S3 : 1 200']],
    [
      'Funnel',
      <Funnel
        key="1"
        label={label}
        steps={['Envoyées', 'Lues'].map((name, at) => ({ key: name, label: name, value: 8 - 4 * at }))}
      />,
      ['Envoyées 8', 'Lues 4 · 50 %'],
    ],
    [
      'BarRows',
      <BarRows key="1" label={label} rows={[{ key: 'one', label: 'Avec', value: 1 }]} whole={3} />,
      ['Avec 1 · 33 %'],
    ],
    ['DotScale', <DotScale key="1" label={label} dots={[{ key: 'go', label: 'Go', value: 82 }]} />, ['Go 82']],
    [
      'Density',
      <Density
        key="1"
        label={label}
        counts={[1, 4, 2]}
        scale={scale}
        own={{ label: 'Vous', value: 71, interval: { low: 60, high: 80 } }}
        zones={[{ from: 0, to: 100, label: 'Or', tone: 'gold' }]}
      />,
      [label, 'Vous : 71', 'Marge d’incertitude : de 60 à 80', 'Or : de 0 à 100'],
    ],
    [
      'ScoreHistory',
      <ScoreHistory key="1" label={label} sessions={sessions} />,
      [label, '3 nov. : 540, de 480 à 600', '9 nov. : 560'],
    ],
    [
      'RangeBars',
      <RangeBars key="1" label={label} ranges={[{ key: 'web', label: 'Web', from: 40, to: 55, median: 47 }]} />,
      ['Web 40–55 k€ médiane 47 k€'],
    ],
    [
      'Histogram',
      <Histogram key="1" label={label} bins={[{ from: 0, to: 2, count: 7 }]} write={(years) => `${years} ans`} />,
      [label, 'de 0 ans à 2 ans : 7'],
    ],
    ['Ring', <Ring key="1" label={label} part={9} whole={12} />, [label]],
    ['Spark', <Spark key="1" label={label} values={[1, 2]} />, [label]],
  ])('%s', (_, element, expected) => {
    const html = rendered(element);
    expect(heard(html)).toEqual(expected);
    expect(html).toContain(label);
  });

  it('several series are a table', () => {
    const series = [
      { label: 'Comptés', tone: 'leaf' as const },
      { label: 'Entraînement', tone: 'water' as const },
    ];
    const points = [{ key: '1', label: '3 nov.', values: [4, 2] }];
    const table = (element: React.ReactNode) =>
      /<table.*<\/table>/s.exec(rendered(element))?.[0].replace(/ class="[^"]*"/g, '');
    expect(table(<BarSeries label={label} series={series} points={points} first="Semaine du" />)).toBe(
      '<table><caption>Une phrase</caption><thead><tr><th scope="col">Semaine du</th><th scope="col">Comptés</th>' +
        '<th scope="col">Entraînement</th></tr></thead><tbody><tr><th scope="row">3 nov.</th><td>4</td><td>2</td></tr></tbody></table>',
    );
    expect(table(<BarSeries label={label} series={series} points={points} valuesElsewhere />)).toBeUndefined();
  });

  it('FacetBar is plain text', () => {
    expect(rendered(<FacetBar label="Go" count={1200} most={4000} />).replace(/<[^>]+>/g, '')).toBe('Go 1 200');
  });
});

describe('a chart without values says so', () => {
  it.each([
    ['BarSeries', <BarSeries key="1" label={label} points={[]} />],
    ['Funnel', <Funnel key="1" label={label} steps={[]} />],
    ['BarRows', <BarRows key="1" label={label} rows={[]} whole={0} />],
    ['DotScale', <DotScale key="1" label={label} dots={[]} />],
    ['Density', <Density key="1" label={label} counts={[]} scale={scale} />],
    ['ScoreHistory', <ScoreHistory key="1" label={label} sessions={[]} />],
    ['RangeBars', <RangeBars key="1" label={label} ranges={[]} />],
    ['Histogram', <Histogram key="1" label={label} bins={[]} />],
  ])('%s', (_, element) => {
    expect(rendered(element)).toMatch(/^<p class="[^>]*>Rien à montrer pour le moment\.<\/p>$/);
  });
});

it('no value makes a drawing that a browser cannot read', () => {
  const wrong = Number.NaN;
  for (const element of [
    <BarSeries key="1" label={label} points={[{ key: '1', label: 'S1', values: [wrong, Number.POSITIVE_INFINITY] }]} />,
    <Funnel key="1" label={label} steps={[{ key: '1', label: 'S1', value: 0 }]} />,
    <DotScale
      key="1"
      label={label}
      dots={[{ key: '1', label: 'S1', value: 0, interval: { low: wrong, high: wrong } }]}
    />,
    <Density key="1" label={label} counts={[wrong, 3]} scale={{ from: 5, to: 5 }} own={{ label: 'Vous', value: 5 }} />,
    <ScoreHistory key="1" label={label} sessions={[{ key: '1', label: 'S1', value: 0, low: -4, high: 1e9 }]} />,
    <RangeBars key="1" label={label} ranges={[{ key: '1', label: 'S1', from: 50, to: 40, median: wrong }]} />,
    <Histogram key="1" label={label} bins={[{ from: 0, to: 0, count: wrong }]} />,
    <Ring key="1" label={label} part={1} whole={0} />,
    <Spark key="1" label={label} values={[wrong, -1]} />,
  ]) {
    const drawn = rendered(element).replace(/>[^<]+</g, '><');
    expect(drawn).not.toMatch(/NaN|Infinity|undefined|(?:width|height|r)="-/);
  }
});

it.each([
  ['a bar of 0 is a short line', [0, 4], 1],
  ['all of them', [0, 0], 2],
  ['none', [4, 4], 0],
])('zero values are visible: %s', (_, values, expected) => {
  const points = values.map((value, at) => ({ key: `${at}`, label: 'S', values: [value] }));
  expect(rendered(<BarSeries label={label} points={points} />).match(/height="2"/g) ?? []).toHaveLength(expected);
});

it.each([
  [{ from: 4, to: 6 }, [4, 6]],
  [{ from: 5, to: 5 }, [4]],
  [{ to: 2 }, [0, 2]],
  [{ from: 6 }, [6]],
  [{}, [0, 2, 4, 6]],
  [undefined, [0, 2, 4, 6]],
])('the range %j selects the intervals that begin at %j', (selected, expected) => {
  const found = [0, 2, 4, 6].filter((from) => isSelected({ from, to: from + 2 }, selected));
  expect(found).toEqual(expected);
});
