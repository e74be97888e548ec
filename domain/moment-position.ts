import { isId } from './id.ts';

/**
 * A position in a list from the newest to the oldest: a moment in microseconds, as the database stores it, and the id
 * of the entry, which is unique.
 */
export type MomentPosition = { at: string; id: string };

const moment = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

/** The form in an address. */
export function writePosition({ at, id }: MomentPosition): string {
  return `${at}~${id}`;
}

/** Undefined for a text that is not a position. */
export function readPosition(text: string): MomentPosition | undefined {
  const [at = '', id = '', ...rest] = text.split('~');
  const valid = rest.length === 0 && moment.test(at) && exists(at) && isId(id);
  return valid ? { at, id } : undefined;
}

/** The same where only the day counts: '2026-11-15~<id>'. */
export function readDayPosition(text: string): { day: string; id: string } | undefined {
  const [day = '', id = '', ...rest] = text.split('~');
  const valid = rest.length === 0 && /^2\d{3}-\d{2}-\d{2}$/.test(day) && exists(day) && isId(id);
  return valid ? { day, id } : undefined;
}

/** Whether the date is in the calendar: JavaScript reads 31 February as 3 March, and the database throws an error. */
function exists(date: string): boolean {
  const parsed = new Date(date);
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, Math.min(date.length, 19)) === date.slice(0, 19)
  );
}
