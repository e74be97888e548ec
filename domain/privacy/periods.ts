const day = 24 * 60 * 60 * 1000;

/** How long a user who asked for deletion may withdraw the request. */
export const graceDays = 14;
/** docs/product/privacy.md, Inactive accounts. */
export const inactiveYears = 2;
/** Days between the notice and the deletion of the account. */
export const noticeDays = 30;

export function daysLater(from: Date, days: number): Date {
  return new Date(from.getTime() + days * day);
}

/** An account whose last activity is before this moment gets the notice. */
export function inactiveBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - inactiveYears);
  return before;
}
