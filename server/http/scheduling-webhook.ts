import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Runtime } from '../runtime.ts';
import { type Confirmation, confirmCall } from '../services/boost/confirm-call.ts';

const messageBytes = 64 * 1024;
const statuses = { absent: 404, refused: 401, heard: 204 } as const satisfies Record<Confirmation, number>;

/** Where Calendly or Cal.com reports a booking. It comes from another site, so its signature is what lets it in. */
export function schedulingWebhook(runtime: Runtime) {
  const routes = new Hono();
  const limited = bodyLimit({ maxSize: messageBytes, onError: (c) => c.body(null, 413) });

  routes.post('/webhooks/scheduling', limited, async (c) => {
    const outcome = await confirmCall(runtime, await c.req.text(), c.req.raw.headers);
    return c.body(null, statuses[outcome], { 'cache-control': 'no-store' });
  });

  return routes;
}
