import { createHmac } from 'node:crypto';
import { dayOf } from '../../../../domain/day.ts';
import type { Context } from '../../../context.ts';

/** The same value for one client address on one day; the address cannot be computed from it. */
export function playerKey({ config, clientAddress }: Pick<Context, 'config' | 'clientAddress'>, now: Date): string {
  return createHmac('sha256', config.SECRET)
    .update(`play ${dayOf(now)} ${clientAddress}`)
    .digest('base64url');
}
