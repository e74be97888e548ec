import type { Clock } from './port.ts';

export function systemClock(): Clock {
  return { now: () => new Date() };
}
