import { expect, it } from 'vitest';
import { isShown } from './plan-request.ts';

const now = new Date('2026-03-31T12:00:00Z');

it.each<[string, string | null, boolean, boolean]>([
  ['open', null, false, true],
  ['declined', '2025-01-01T12:00:00Z', false, true],
  ['withdrawn', '2026-03-31T11:00:00Z', false, false],
  ['granted', '2026-03-01T12:00:00Z', true, true],
  ['granted', '2026-03-01T11:59:59Z', true, false],
  ['granted, before another plan was given', '2026-03-30T12:00:00Z', false, false],
])(
  'a request (%s, answered %s, in place: %s) is shown: %s (docs/product/companies.md, Asking for a plan)',
  (...one) => {
    const [status, at, inPlace, shown] = one;
    const stored = { status: status.split(',')[0] ?? '', decidedAt: at === null ? null : new Date(at), inPlace };
    expect(isShown(stored, now)).toBe(shown);
  },
);
