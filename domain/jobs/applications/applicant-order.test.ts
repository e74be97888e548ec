import { describe, expect, it } from 'vitest';
import { type ApplicantRank, compareApplicants, readApplicantOrder } from './applicant-order.ts';

const early = '2026-01-01T00:00:00.000000Z';
const late = '2026-01-02T00:00:00.000000Z';
const base: ApplicantRank = { fit: 500, boost: 0, lastUpdate: early, id: 'b' };

describe('the order of applicants (docs/product/jobs.md, Order of applicants)', () => {
  it.each([
    ['', 'date'],
    ['order=date', 'date'],
    ['order=fit', 'fit'],
    ['order=other', 'date'],
  ])('%o is by %s', (query, order) => expect(readApplicantOrder(new URLSearchParams(query))).toBe(order));

  it.each<[string, Partial<ApplicantRank>, Partial<ApplicantRank>]>([
    ['the higher score', { fit: 501 }, { boost: 3, lastUpdate: late }],
    ['any score before none', { fit: 0 }, { fit: undefined, boost: 3, lastUpdate: late }],
    ['the boost among equal scores', { boost: 1 }, { lastUpdate: late }],
    ['the last change', { lastUpdate: late, id: 'a' }, {}],
    ['the last application among those without a score', { fit: undefined, lastUpdate: late }, { fit: undefined }],
    ['the identifier', { id: 'c' }, {}],
  ])('%s comes first', (_, first, second) => {
    const [a, b] = [
      { ...base, ...first },
      { ...base, ...second },
    ];
    expect(compareApplicants(a, b)).toBeLessThan(0);
    expect(compareApplicants(b, a)).toBeGreaterThan(0);
    expect(compareApplicants(a, a)).toBe(0);
  });
});
