import type { Random } from './random.ts';

const day = 86_400_000;

/** A time between `min` and `max` days ago. */
export function daysAgo(random: Random, now: Date, min: number, max: number): Date {
  const days = min + random.next() * (max - min);
  return new Date(Math.floor(now.getTime() - days * day));
}

export function between(random: Random, from: Date, to: Date): Date {
  return new Date(Math.floor(from.getTime() + random.next() * Math.max(0, to.getTime() - from.getTime())));
}

/** The same day during office hours; keeps the order of times. */
export function atOffice(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / day) * day;
  return new Date(Math.floor(midnight + (7 / 24) * day + ((moment.getTime() - midnight) * 10) / 24));
}

/** Months counted from year zero, so that careers are simple sums. */
export function monthIndex(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function fromMonthIndex(index: number): { year: number; month: number } {
  return { year: Math.floor(index / 12), month: index % 12 };
}
