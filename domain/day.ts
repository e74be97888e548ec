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
