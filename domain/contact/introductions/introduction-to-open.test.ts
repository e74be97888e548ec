import { describe, expect, it } from 'vitest';
import { introductionToOpen } from './introduction-to-open.ts';
import { introductionStatuses } from './status.ts';

const fresh = { id: 'new', recId: 'me', devId: 'camille', status: 20 };
const known = new Set(['old']);

describe("'when a new introduction started by this recruiter appears for the company (optionally for the given developer), the recruiter is redirected'", () => {
  it.each<[string, Partial<typeof fresh>, string | undefined, string | undefined]>([
    ['a new one', {}, undefined, 'camille'],
    ['for the given developer', {}, 'camille', 'camille'],
    ['for another developer', {}, 'noa', undefined],
    ['one that was there before', { id: 'old' }, undefined, undefined],
    ['one of a colleague', { recId: 'somebody' }, undefined, undefined],
  ])('%s', (_, change, devId, expected) =>
    expect(introductionToOpen([{ ...fresh, ...change }], { known, recId: 'me', devId })).toBe(expected),
  );

  it("'(status STATUS_WAITING_FOR_DEVELOPER or STATUS_VALIDATED_BY_RECRUITER)'", () =>
    expect(
      introductionStatuses.filter((status) => introductionToOpen([{ ...fresh, status }], { known, recId: 'me' })),
    ).toEqual([20, 31]));

  it('passes over the others to find it', () => {
    const others = [{ ...fresh, id: 'old', devId: 'noa' }, { ...fresh, recId: null, devId: 'lou' }, fresh];
    expect(introductionToOpen(others, { known, recId: 'me' })).toBe('camille');
    expect(introductionToOpen([], { known, recId: 'me' })).toBeUndefined();
  });
});
