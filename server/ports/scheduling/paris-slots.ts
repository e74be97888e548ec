const slotMinutes = 30;
const longestView = 60;
/** Start and end of the office hours, in minutes of the day. */
const openings = [
  [9 * 60, 12 * 60],
  [14 * 60, 18 * 60],
] as const;

const parisFields = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The local time of Paris as if it were UTC: computing with days then needs no time zone. */
function parisWallClock(moment: Date): number {
  const field = Object.fromEntries(parisFields.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour, minute, second } = field;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The time at which it is this local time in Paris; valid for office hours, which no change of summer time skips. */
function momentInParis(wallClock: number): Date {
  const offset = parisWallClock(new Date(wallClock)) - wallClock;
  const guess = wallClock - offset;
  return new Date(guess - (parisWallClock(new Date(guess)) - wallClock));
}

/** The start of every slot in the office hours of those days, without weekends. */
export function officeSlots(from: Date, days: number): Date[] {
  const slots: Date[] = [];
  const firstDay = Math.floor(parisWallClock(from) / 86_400_000);
  for (let day = firstDay; day < firstDay + Math.min(days, longestView); day++) {
    const weekday = new Date(day * 86_400_000).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const [start, end] of openings) {
      for (let minute = start; minute < end; minute += slotMinutes) {
        slots.push(momentInParis(day * 86_400_000 + minute * 60_000));
      }
    }
  }
  return slots.filter((slot) => slot >= from);
}
