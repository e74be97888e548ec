import { isId } from './id.ts';

/**
 * A place in a list that goes from the newest to the oldest: a moment down to the microsecond, as the database keeps it,
 * and the id of what stands there, which no other has.
 */
export type MomentPosition = { at: string; id: string };

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

/** In an address. */
export function writePosition({ at, id }: MomentPosition): string {
  return `${at}~${id}`;
}

/** Undefined for what cannot be a place in a list. */
export function readPosition(text: string): MomentPosition | undefined {
  const [at = '', id = '', ...rest] = text.split('~');
  const valid = rest.length === 0 && moment.test(at) && !Number.isNaN(Date.parse(at)) && isId(id);
  return valid ? { at, id } : undefined;
}
