import { describe, expect, it } from 'vitest';
import { introductionSearch, readIntroductionQuery, searchedStatuses } from './introduction-list.ts';

describe('the search of all introductions (docs/product/contact.md, The list of introductions)', () => {
  it('is read from the address and written back', () => {
    const address = '?list=all&company=Lune&developer=Alix&recruiter=Dominique&status=20&from=2026-11-01&to=2026-11-30';
    const query = readIntroductionQuery(new URLSearchParams(address));
    expect(query).toMatchObject({ company: 'Lune', status: '20', to: '2026-11-30' });
    expect(introductionSearch(query)).toBe(address);
    expect(introductionSearch({})).toBe('?list=all');
  });

  it.each([
    'status=12',
    'status=x',
    'from=2026-13-45',
    'from=2026-02-31',
    'to=0000-01-01',
    'to=demain',
    'company=',
    `company=${'a'.repeat(121)}`,
  ])('ignores an invalid value: %s', (address) =>
    expect(readIntroductionQuery(new URLSearchParams(address))).toEqual({}),
  );

  it.each([
    [undefined, undefined],
    ['11', [11]],
    ['active', [10, 20, 30, 31, 32, 40]],
  ])('status %s searches %o', (status, statuses) => {
    expect(searchedStatuses(status === undefined ? {} : { status })).toEqual(statuses);
  });
});
