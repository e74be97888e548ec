import { isId } from './id.ts';

/**
 * A place in a list that goes from the newest to the oldest: a moment down to the microsecond, as the database keeps it,
 * and the id of what stands there, which no other has.
 */
export type MomentPosition = { at: string; id: string };

const moment = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

/** In an address. */
export function writePosition({ at, id }: MomentPosition): string {
  return `${at}~${id}`;
}

/** Undefined for what cannot be a place in a list. */
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

/** A date that is in the calendar: the 31st of February would be the 3rd of March here, and an error in the database. */
function exists(date: string): boolean {
  const parsed = new Date(date);
  return (
    !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, Math.min(date.length, 19)) === date.slice(0, 19)
  );
}
