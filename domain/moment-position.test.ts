import { describe, expect, it } from 'vitest';
import { readDayPosition, readPosition, writePosition } from './moment-position.ts';

const id = '01890000-0000-7000-8000-000000000002';
const at = '2026-11-15T08:00:00.123456Z';

describe('a position in a list', () => {
  it('is read as it was written', () => expect(readPosition(writePosition({ at, id }))).toEqual({ at, id }));

  it.each([
    '',
    '~',
    at,
    `${at}~`,
    `~${id}`,
    `${at}~${id}~${id}`,
    `2026-11-15T08:00:00Z~${id}`,
    `2026-13-45T08:00:00.123456Z~${id}`,
    `2026-02-31T08:00:00.123456Z~${id}`,
    `2026-11-15T24:00:00.123456Z~${id}`,
    `0000-11-15T08:00:00.123456Z~${id}`,
    `${at}~x' or 1=1`,
  ])('%s is not a position', (text) => expect(readPosition(text)).toBeUndefined());
});

describe('a position in a list of days', () => {
  it('is a day and an id', () => expect(readDayPosition(`2026-11-15~${id}`)).toEqual({ day: '2026-11-15', id }));

  it.each(['', '~', `2026-11-15`, `2026-02-30~${id}`, `0000-01-01~${id}`, `2026-11-15~x`, `${at}~${id}`])(
    '%s is not a position',
    (text) => expect(readDayPosition(text)).toBeUndefined(),
  );
});
