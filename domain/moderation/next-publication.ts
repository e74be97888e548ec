const hour = 3_600_000;
const paris = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Batches are published on working days at nine, when recruiters begin their day. */
function isSlot(moment: Date): boolean {
  const parts = Object.fromEntries(paris.formatToParts(moment).map(({ type, value }) => [type, value]));
  return parts.hour === '09' && parts.weekday !== 'Sat' && parts.weekday !== 'Sun';
}

/** The next moments at which a batch can be published, after now. */
export function publicationSlots(now: Date, count: number): Date[] {
  const slots: Date[] = [];
  // Nine o'clock in Paris is always a whole hour in UTC.
  for (let at = (Math.floor(now.getTime() / hour) + 1) * hour; slots.length < count; at += hour) {
    const moment = new Date(at);
    if (isSlot(moment)) slots.push(moment);
  }
  return slots;
}

export function nextPublication(now: Date): Date {
  const [next] = publicationSlots(now, 1);
  if (!next) throw new Error('every week has a working day');
  return next;
}
