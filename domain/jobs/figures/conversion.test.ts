import { describe, expect, it } from 'vitest';
import { conversion } from './conversion.ts';

describe('the share of views that became applications (docs/product/jobs.md, Figures of an offer)', () => {
  it.each([
    [8, 120, 6.7],
    [0, 120, 0],
    [120, 120, 100],
    [1, 3, 33.3],
    [0, 0, undefined],
    [5, 2, undefined],
  ])('%i of %i views: %s', (part, views, share) => expect(conversion(part, views)).toBe(share));
});
