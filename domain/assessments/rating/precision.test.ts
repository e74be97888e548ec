import { describe, expect, it } from 'vitest';
import { certaintyOf, deviationFor, marginOf, reliabilityOf, sessionsMissing } from './precision.ts';

describe('docs/product/assessments.md, How sure a score is', () => {
  it.each([
    [250, 0],
    [300, 0],
    [131, 0.73],
    [111.8, 0.8],
    [79, 0.9],
    [0, 1],
  ])('the reliability of a deviation of %f is %f', (deviation, reliability) => {
    expect(reliabilityOf({ deviation })).toBeCloseTo(reliability, 2);
  });

  it.each([
    ['a new player', 300, 'provisional'],
    ['a reliability just under 0.80', 111.9, 'provisional'],
    ['a reliability of 0.80', deviationFor(0.8), 'ranked'],
    ['a reliability just under 0.90', 79.1, 'ranked'],
    ['a reliability of 0.90', deviationFor(0.9), 'confirmed'],
  ] as const)('%s', (_, deviation, certainty) => expect(certaintyOf({ deviation })).toBe(certainty));

  it.each([
    [100, 195],
    [111.8, 220],
    [79, 155],
  ])('a deviation of %f is shown as ± %i', (deviation, margin) => expect(marginOf({ deviation })).toBe(margin));

  it.each([
    ['after one ordinary session a rank needs another', 120, 0.8, 1],
    ['a rank that is there needs none', 100, 0.8, 0],
    ['after two sessions a medal needs another', 86, 0.9, 1],
    ['a new player needs two for a rank', 300, 0.8, 2],
  ])('%s', (_, deviation, reliability, sessions) => {
    expect(sessionsMissing({ deviation }, reliability)).toBe(sessions);
  });
});
