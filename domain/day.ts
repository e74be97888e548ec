const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment where the marketplace lives, as 'yyyy-mm-dd': limits per day begin anew with it. */
export function dayOf(moment: Date): string {
  return paris.format(moment);
}
