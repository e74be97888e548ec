import { describe, expect, it } from 'vitest';
import { systemClock } from './embedded.ts';
import { fixedClock } from './fixed.ts';

describe.each([
  ['system', systemClock],
  ['fixed', fixedClock],
])('the %s clock', (_name, make) => {
  it('gives a valid time that never goes back by itself', () => {
    const clock = make();
    const first = clock.now().getTime();
    expect(Number.isInteger(first)).toBe(true);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(first);
  });

  it('gives a new Date each time, so that changing it has no effect on the clock', () => {
    const clock = make();
    const year = clock.now().getFullYear();
    clock.now().setFullYear(1999);
    expect(clock.now().getFullYear()).toBe(year);
  });
});

it('the fixed clock stays the same until it is moved', () => {
  const clock = fixedClock('2026-01-01T00:00:00Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance(60_000);
  expect(clock.now().toISOString()).toBe('2026-01-01T00:01:00.000Z');
});
