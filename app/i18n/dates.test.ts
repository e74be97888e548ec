import { describe, expect, it } from 'vitest';
import { day, dayAndTime, shortDay } from './dates.ts';

describe('dates', () => {
  it('French says the first day of a month as it is said, and no other', () => {
    expect(day('fr', '2026-12-01T12:00:00Z')).toBe('1er décembre 2026');
    expect(day('fr', '2026-12-11T12:00:00Z')).toBe('11 décembre 2026');
    expect(day('fr', '2026-12-02T12:00:00Z')).toBe('2 décembre 2026');
    expect(shortDay('fr', '2026-11-01T12:00:00Z')).toBe('1er nov.');
    expect(dayAndTime('fr', '2026-12-01T12:00:00Z')).toMatch(/^1er décembre 2026/);
    expect(day('en', '2026-12-01T12:00:00Z')).toBe('1 December 2026');
  });
});
