import { describe, expect, it } from 'vitest';
import { isTimeZone, localTimeOf, momentOf } from './time-zone.ts';

describe('times in a time zone (docs/product/contact.md, Proposing a meeting)', () => {
  it.each([
    ['Europe/Paris', '2026-11-24', '10:00', '2026-11-24T09:00:00.000Z'],
    ['Europe/Paris', '2026-07-24', '10:00', '2026-07-24T08:00:00.000Z'],
    ['America/New_York', '2026-11-24', '23:30', '2026-11-25T04:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-24', '00:15', '2026-11-23T18:45:00.000Z'],
    ['UTC', '2028-02-29', '12:00', '2028-02-29T12:00:00.000Z'],
    // The first of the two half past two of the night on which clocks are set back.
    ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('in %s, %s at %s is %s', (zone, day, time, moment) => {
    expect(momentOf({ day, time }, zone)?.toISOString()).toBe(moment);
    expect(localTimeOf(new Date(moment), zone)).toEqual({ day, time });
  });

  it.each([
    ['an hour that the change of clocks skips', '2026-03-29', '02:30'],
    ['a day that no month has', '2026-02-30', '10:00'],
    ['an hour that no day has', '2026-11-24', '24:30'],
    ['nothing', '', ''],
    ['words', 'demain', 'midi'],
  ])('%s is no time', (_, day, time) => expect(momentOf({ day, time }, 'Europe/Paris')).toBeUndefined());

  it.each([
    ['Europe/Paris', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['', false],
    ['+01:00', false],
    ['Europe/Atlantis', false],
    ['Europe/Paris\r\nX:1', false],
    [`A${'/a'.repeat(40)}`, false],
  ])('%j is a zone: %s', (zone, expected) => expect(isTimeZone(zone)).toBe(expected));
});
