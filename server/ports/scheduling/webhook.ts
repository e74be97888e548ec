import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { cleanValue } from '../../../domain/text/clean-text.ts';
import type { Clock } from '../clock/port.ts';

/** How old a message may be: long enough for slow networks, too short to be replayed later. */
const toleranceMs = 3 * 60_000;

export function signedBy(secret: string, content: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(content).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export function isRecent(moment: Date, clock: Clock): boolean {
  // An invalid date gives NaN, which is never within the tolerance.
  return Math.abs(clock.now().getTime() - moment.getTime()) <= toleranceMs;
}

/** A page that a message names; anything else is left out, and the rest of the message counts. */
export const securePage = z
  .url({ protocol: /^https$/ })
  .max(500)
  .optional()
  .catch(undefined);

/** Undefined instead of an error: a signed message that is not JSON is ignored. */
export function parsed(body: string): unknown {
  try {
    return cleanValue(JSON.parse(body));
  } catch {
    return undefined;
  }
}
