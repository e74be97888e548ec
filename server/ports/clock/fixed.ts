import type { Clock } from './port.ts';

export type FixedClock = Clock & {
  /** Moves the clock forward (or back, with a negative number). */
  advance(milliseconds: number): void;
};

/** For tests: its time stays the same until it is moved. */
export function fixedClock(start: string | Date = '2026-11-16T10:00:00Z'): FixedClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
  };
}
