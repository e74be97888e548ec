import { createHmac } from 'node:crypto';

import type { Random } from '../../ports/random/port.ts';

const prefix = 'whsec_';

export const newSecret = (random: Random): string => `${prefix}${Buffer.from(random.bytes(32)).toString('base64')}`;

/** docs/product/ats.md, Signature: the format of Standard Webhooks, for which receivers find libraries. */
export function signedHeaders({ secret, id, at, body }: { secret: string; id: string; at: Date; body: string }) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
