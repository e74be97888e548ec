import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from './moment-position.ts';

const id = '01890000-0000-7000-8000-000000000002';
const at = '2026-11-15T08:00:00.123456Z';

describe('a place in a list', () => {
  it('comes back as it was written', () => expect(readPosition(writePosition({ at, id }))).toEqual({ at, id }));

  it.each([
    '',
    '~',
    at,
    `${at}~`,
    `~${id}`,
    `${at}~${id}~${id}`,
    `2026-11-15T08:00:00Z~${id}`,
    `2026-13-45T08:00:00.123456Z~${id}`,
    `${at}~x' or 1=1`,
  ])('%s is none', (text) => expect(readPosition(text)).toBeUndefined());
});
