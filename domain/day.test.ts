import { expect, it } from 'vitest';
import { dayOf } from './day.ts';

it.each([
  ['2026-01-15T12:00:00Z', '2026-01-15'],
  ['2026-01-15T23:30:00Z', '2026-01-16'],
  ['2026-07-15T21:59:59Z', '2026-07-15'],
  ['2026-07-15T22:00:00Z', '2026-07-16'],
])('%s is the day %s in Paris', (moment, day) => expect(dayOf(new Date(moment))).toBe(day));
