import { describe, expect, it } from 'vitest';
import { trainingOf } from './training.ts';

const site = 'https://ecole.example/cours';

describe('where the training is (docs/product/profile.md, Training page)', () => {
  it.each([
    ['demo', undefined, { kind: 'examples' }],
    ['demo', site, { kind: 'site', url: site }],
    ['production', undefined, { kind: 'none' }],
    ['production', site, { kind: 'site', url: site }],
  ] as const)('in the mode %s with TRAINING_URL %s', (mode, url, expected) =>
    expect(trainingOf({ APP_MODE: mode, TRAINING_URL: url })).toEqual(expected),
  );
});
