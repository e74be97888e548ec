/** Names of the IANA list only: a browser sends one, and it is shown to others. */
const name = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;
const longestName = 64;

export function isTimeZone(text: string): boolean {
  if (text.length > longestName || !name.test(text)) return false;
  try {
    return clockOf(text) !== undefined;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** What a clock in that zone shows, as if it were UTC: computing with days then needs no time zone. */
function wallClock(moment: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(moment);
  const {
    year = 0,
    month = 1,
    day = 1,
    hour,
    minute,
    second,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A day ('2026-11-24') and an hour ('10:30') as a clock shows them. */
export type LocalTime = { day: string; time: string };

/**
 * The moment at which a clock in that zone shows this; the first of two when the clock is set back. Undefined for what
 * no clock there ever shows.
 */
export function momentOf({ day, time }: LocalTime, zone: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const wanted = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wanted) || new Date(wanted).toISOString().slice(0, 10) !== day) return undefined;
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((near) => wallClock(near, zone) - near);
  const found = offsets.map((offset) => wanted - offset).filter((moment) => wallClock(moment, zone) === wanted);
  return found.length > 0 ? new Date(Math.min(...found)) : undefined;
}

/** What a clock in that zone shows at a moment. */
export function localTimeOf(moment: Date, zone: string): LocalTime {
  const shown = new Date(wallClock(moment.getTime(), zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}
