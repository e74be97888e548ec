const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment in Paris, as 'yyyy-mm-dd': daily limits start again with it. */
export function dayOf(moment: Date): string {
  return paris.format(moment);
}

/** Whole days since 1970, in UTC: for ages in days, where the hour of midnight does not matter. */
export function dayNumber(moment: Date): number {
  return Math.floor(moment.getTime() / 86_400_000);
}
