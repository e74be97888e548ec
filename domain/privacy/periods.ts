const day = 24 * 60 * 60 * 1000;

/** How long somebody who asked for it may change their mind. */
export const graceDays = 14;
/** 'Two years after the last contact: notice, then anonymise.' */
export const inactiveYears = 2;
/** Between that notice and the end of the account. */
export const noticeDays = 30;

export function daysLater(from: Date, days: number): Date {
  return new Date(from.getTime() + days * day);
}

/** Whoever was last heard of before this moment is written to. */
export function inactiveBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - inactiveYears);
  return before;
}
