import { describe, expect, it } from 'vitest';
import { isAnywhere, needsPlace } from './job-place.ts';

describe('the place of an offer (docs/product/jobs.md, Place of an offer)', () => {
  it.each([
    ['fullTime', false, { city: false, none: true }],
    ['hybrid', true, { city: false, none: false }],
    ['no', true, { city: false, none: false }],
    [null, true, { city: false, none: false }],
  ])('with the remote work %s', (remote, needed, anywhere) => {
    expect(needsPlace(remote)).toBe(needed);
    expect(isAnywhere({ hasPlace: true, remote })).toBe(anywhere.city);
    expect(isAnywhere({ hasPlace: false, remote })).toBe(anywhere.none);
  });
});
