import { describe, expect, it } from 'vitest';
import { columnsOf, hasLabel, isSecondLabel } from './columns.ts';
import { areaPath, bandPath, heightAt, linePath, partOfCurve, polylinePath } from './curve.ts';
import { densityCurve } from './density.ts';
import { anchorAt, mostOf, percentage, scaleOf, shareOf } from './scale.ts';
import { countTicks, roundedRange, ticksOf } from './ticks.ts';
import { wholePercent } from './whole-percent.ts';

const { NaN: none, POSITIVE_INFINITY: endless } = Number;

describe('a scale', () => {
  it.each([
    ['its ends', 0, 10, [0, 5, 10], [0, 50, 100]],
    ['values outside', 0, 10, [-5, 25], [0, 100]],
    ['negative values', -10, 10, [-10, 0, 10], [0, 50, 100]],
    ['both ends equal', 7, 7, [7, 0], [50, 50]],
    ['what is no number', 0, 10, [none, endless], [0, 0]],
    ['an end that is no number', none, 10, [5], [50]],
    ['very large values', 0, 1e15, [5e14], [50]],
  ])('%s', (_, low, high, values, expected) => {
    expect(values.map(scaleOf(low, high))).toEqual(expected);
  });

  it.each([
    [3, 4, 75],
    [0, 4, 0],
    [4, 0, 0],
    [0, 0, 0],
    [-2, 4, 0],
    [9, 4, 100],
    [none, 4, 0],
    [4, none, 0],
  ])('%d of %d is %d per cent of a bar', (value, most, expected) => {
    expect(shareOf(value, most)).toBe(expected);
  });

  it('the largest value ignores what cannot be drawn', () => {
    expect(mostOf([])).toBe(0);
    expect(mostOf([-3, none, endless])).toBe(0);
    expect(mostOf([2, 7, none])).toBe(7);
  });

  it.each([
    [33.333333, '33.33%'],
    [-0.001, '0%'],
    [none, '0%'],
  ])('%d is written %s', (position, expected) => {
    expect(percentage(position)).toBe(expected);
  });

  it.each([
    [0, 'start'],
    [50, 'middle'],
    [100, 'end'],
  ])('a text at %d stands at the %s', (position, expected) => {
    expect(anchorAt(position)).toBe(expected);
  });
});

describe('round numbers', () => {
  it.each([
    [0, 100, 4, [0, 25, 50, 75, 100]],
    [0, 10, 4, [0, 5, 10]],
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [0, 1, 4, [0, 0.5, 1]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
    [38, 74, 4, [40, 50, 60, 70]],
    [-10, 10, 4, [-10, -5, 0, 5, 10]],
    [10, -10, 4, [-10, -5, 0, 5, 10]],
    [5, 5, 4, [5]],
    [none, none, 4, [0]],
    [0, 3_000_000, 3, [0, 1_000_000, 2_000_000, 3_000_000]],
  ])('from %d to %d, about %d', (low, high, about, expected) => {
    expect(ticksOf(low, high, about)).toEqual(expected);
  });

  it.each([
    [38, 74, { low: 30, high: 80, ticks: [30, 40, 50, 60, 70, 80] }],
    [0, 100, { low: 0, high: 100, ticks: [0, 25, 50, 75, 100] }],
    [4, 4, { low: 3, high: 5, ticks: [3, 3.5, 4, 4.5, 5] }],
    [50, 50, { low: 45, high: 55, ticks: [45, 50, 55] }],
    [0, 0, { low: -1, high: 1, ticks: [-1, -0.5, 0, 0.5, 1] }],
    [none, none, { low: -1, high: 1, ticks: [-1, -0.5, 0, 0.5, 1] }],
    [-7, -3, { low: -7, high: -3, ticks: [-7, -6, -5, -4, -3] }],
  ])('a range around %d to %d', (low, high, expected) => {
    expect(roundedRange(low, high)).toEqual(expected);
  });

  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [9, [0, 5]],
    [97, [0, 50]],
    [none, [0, 1]],
  ])('counts up to %d have whole numbers', (most, expected) => {
    expect(countTicks(most, 2)).toEqual(expected);
  });
});

describe('bars beside each other', () => {
  it('fill the width with gaps, and one alone stays narrow', () => {
    expect(columnsOf(0)).toEqual([]);
    expect(columnsOf(1)).toEqual([{ left: 43, width: 14, centre: 50 }]);
    expect(columnsOf(10, 0.5).map(({ left }) => left)).toEqual([
      2.5, 12.5, 22.5, 32.5, 42.5, 52.5, 62.5, 72.5, 82.5, 92.5,
    ]);
  });

  it.each([
    [1, [0], []],
    [3, [0, 1, 2], []],
    [8, [0, 1, 2, 3, 4, 5, 6, 7], [0, 2, 4, 6]],
    [20, [1, 4, 7, 10, 13, 16, 19], [1, 7, 13].map((at) => at + 3)],
  ])('of %d bars, at most eight have a label; the last always has one', (count, labelled, left) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const shown = all.filter((index) => hasLabel(index, count));
    expect(shown).toEqual(labelled);
    expect(shown.filter((index) => isSecondLabel(index, count))).toEqual(left);
  });
});

describe('a line', () => {
  it.each([
    ['no point', [], ''],
    ['one point', [[5, 5]], 'M5 5'],
    [
      'two points',
      [
        [0, 0],
        [30, 30],
      ],
      'M0 0C10 10 20 20 30 30',
    ],
    [
      'equal values',
      [
        [0, 5],
        [3, 5],
        [6, 5],
      ],
      'M0 5C1 5 2 5 3 5C4 5 5 5 6 5',
    ],
    [
      'a highest point is level',
      [
        [0, 0],
        [3, 9],
        [6, 0],
      ],
      'M0 0C1 3 2 9 3 9C4 9 5 3 6 0',
    ],
    [
      'points above each other',
      [
        [0, 0],
        [0, 9],
      ],
      'M0 0C0 0 0 9 0 9',
    ],
  ])('%s', (_, points, expected) => {
    expect(linePath(points.map(([x = 0, y = 0]) => ({ x, y })))).toBe(expected);
  });

  it('never goes beyond the values of its points', () => {
    const points = [0, 90, 91, 92, 5, 5, 100].map((y, index) => ({ x: index * 10, y }));
    const numbers = [...linePath(points).matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(numbers.length).toBe(1 + 3 * 6);
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(100);
  });

  it('a band goes along the upper line and back along the lower one', () => {
    const line = (y: number) => [0, 3].map((x) => ({ x, y }));
    expect(bandPath(line(1), line(9))).toBe('M0 1C1 1 2 1 3 1L3 9C2 9 1 9 0 9Z');
    expect(bandPath([], [])).toBe('');
  });

  it('an area stands on its base', () => {
    expect(
      areaPath(
        [
          { x: 1, y: 5 },
          { x: 2, y: 6 },
        ],
        100,
      ),
    ).toBe('M1 100L1 5L2 6L2 100Z');
    expect(areaPath([], 100)).toBe('');
    expect(
      polylinePath([
        { x: 1, y: 5 },
        { x: 2, y: 6 },
      ]),
    ).toBe('M1 5L2 6');
    expect(polylinePath([])).toBe('');
  });

  const slope = [0, 10, 20].map((x) => ({ x, y: x * 2 }));
  it.each([
    [5, { x: 5, y: 10 }],
    [10, { x: 10, y: 20 }],
    [0, { x: 0, y: 0 }],
    [21, undefined],
    [-1, undefined],
  ])('at %d', (x, expected) => {
    expect(heightAt(slope, x)).toEqual(expected);
  });

  it('a part of a line has a point at both ends', () => {
    expect(partOfCurve(slope, 5, 15)).toEqual([5, 10, 15].map((x) => ({ x, y: x * 2 })));
    expect(partOfCurve(slope, 0, 20)).toEqual(slope);
    expect(partOfCurve([], 0, 20)).toEqual([]);
  });
});

describe('the curve of a distribution', () => {
  it.each([
    ['nothing', []],
    ['no one', [0, 0, 0]],
    ['what cannot be counted', [none, -4, endless]],
  ])('of %s is empty', (_, counts) => {
    expect(densityCurve(counts)).toEqual([]);
  });

  it.each([
    ['one value', [0, 0, 1, 0, 0], 50],
    ['all in one interval', [0, 0, 5000, 0, 0], 50],
    ['more at the upper end', [0, 0, 0, 0, 9], 100],
    ['more at the lower end', [9, 1, 0, 0, 0, 0, 0, 0], 0],
    ['very many', [1e9, 4e9, 1e9], 50],
  ])('of %s has its highest point where the values are', (_, counts, expected) => {
    const curve = densityCurve(counts);
    expect(curve.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 1)).toBe(true);
    expect(curve.find(({ y }) => y === 1)?.x).toBeCloseTo(expected, -1);
  });

  it('of equal counts is level, also at its ends', () => {
    for (const { y } of densityCurve(Array(20).fill(7))) expect(y).toBeGreaterThan(0.97);
  });

  it('keeps two groups apart', () => {
    const curve = densityCurve([...Array(5).fill(1), 60, ...Array(18).fill(0), 60, ...Array(5).fill(1)]);
    const at = (x: number) => heightAt(curve, x)?.y ?? 0;
    expect(at(18)).toBeGreaterThan(1.5 * at(50));
    expect(at(82)).toBeGreaterThan(1.5 * at(50));
  });
});

it.each([
  [1, 3, 33],
  [0, 0, 0],
  [5, 0, 0],
  [none, 3, 0],
])('%d of %d is %d %', (part, whole, expected) => {
  expect(wholePercent(part, whole)).toBe(expected);
});
