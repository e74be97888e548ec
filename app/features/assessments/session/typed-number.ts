/** Digits that follow each other within this time are one number. */
const pause = 1_500;

/**
 * The number of a line that is typed digit by digit: after 1, within a moment, 2 is 12. A number above the last line
 * begins anew.
 */
export function typedNumber(before: { value: number; at: number }, digit: number, now: number, most: number): number {
  const joined = 10 * before.value + digit;
  return now - before.at <= pause && joined <= most ? joined : digit;
}
