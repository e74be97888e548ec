import { Hono } from 'hono';
import type { Runtime } from '../runtime.ts';
import { type Confirmation, confirmCall } from '../services/profile/boost/confirm-call.ts';
import type { Bodies } from './bodies.ts';
import type { AddressOf } from './client-address.ts';

const messageBytes = 64 * 1024;
const statuses = { absent: 404, refused: 401, heard: 204 } as const satisfies Record<Confirmation, number>;

/** Where Calendly or Cal.com reports a booking. It comes from another site, so it is authenticated by its signature. */
export function schedulingWebhook(runtime: Runtime, bodies: Bodies, addressOf: AddressOf) {
  const routes = new Hono();

  routes.post('/webhooks/scheduling', async (c) => {
    const client = { account: undefined, address: addressOf(c) };
    const request = await bodies.receive(c.req.raw, messageBytes, client);
    const outcome = await confirmCall(runtime, await request.text(), request.headers);
    return c.body(null, statuses[outcome], { 'cache-control': 'no-store' });
  });

  return routes;
}
