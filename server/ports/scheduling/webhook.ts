import { createHmac, timingSafeEqual } from 'node:crypto';
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

/** Undefined instead of an error: a signed message that is not JSON is ignored. */
export function parsed(body: string): unknown {
  try {
    return cleanValue(JSON.parse(body));
  } catch {
    return undefined;
  }
}
