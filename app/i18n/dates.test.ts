import { expect, it } from 'vitest';
import { day, dayAndTime, shortDay } from './dates.ts';

it.each([
  ['fr', '2026-09-01T10:00:00Z', '1er septembre 2026', '1er sept.'],
  ['fr', '2026-09-11T10:00:00Z', '11 septembre 2026', '11 sept.'],
  ['en', '2026-09-01T10:00:00Z', '1 September 2026', '1 Sept'],
] as const)('in the language %s the date %s is written %s', (locale, date, long, short) => {
  expect(day(locale, date)).toBe(long);
  expect(dayAndTime(locale, date).startsWith(long)).toBe(true);
  expect(shortDay(locale, date)).toBe(short);
});
