import { describe, expect, it } from 'vitest';
import { introductionToOpen } from './introduction-to-open.ts';
import { introductionStatuses } from './status.ts';

const fresh = { id: 'new', recId: 'me', devId: 'camille', status: 20 };
const known = new Set(['old']);

describe('the introduction to open after sending (docs/product/contact.md, Sending a request)', () => {
  it.each<[string, Partial<typeof fresh>, string | undefined, string | undefined]>([
    ['a new introduction', {}, undefined, 'camille'],
    ['a new introduction of the given developer', {}, 'camille', 'camille'],
    ['a new introduction of another developer', {}, 'noa', undefined],
    ['an introduction that existed before', { id: 'old' }, undefined, undefined],
    ['an introduction of a colleague', { recId: 'somebody' }, undefined, undefined],
  ])('for %s', (_, change, devId, expected) =>
    expect(introductionToOpen([{ ...fresh, ...change }], { known, recId: 'me', devId })).toBe(expected),
  );

  it('is a request or an accepted application, in no other status', () =>
    expect(
      introductionStatuses.filter((status) => introductionToOpen([{ ...fresh, status }], { known, recId: 'me' })),
    ).toEqual([20, 31]));

  it('is found among others', () => {
    const others = [{ ...fresh, id: 'old', devId: 'noa' }, { ...fresh, recId: null, devId: 'lou' }, fresh];
    expect(introductionToOpen(others, { known, recId: 'me' })).toBe('camille');
    expect(introductionToOpen([], { known, recId: 'me' })).toBeUndefined();
  });
});
