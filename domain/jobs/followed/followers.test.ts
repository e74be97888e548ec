import { describe, expect, it } from 'vitest';
import { shownFollowers } from './followers.ts';

describe('what a company learns of its followers (docs/product/jobs.md, Followed companies)', () => {
  it.each([
    [0, undefined],
    [1, undefined],
    [4, undefined],
    [5, 5],
    [212, 212],
  ])('%i followers: %s', (count, shown) => expect(shownFollowers(count)).toBe(shown));
});
