import { Hono } from 'hono';
import type { Runtime } from '../runtime.ts';
import { stopAlert, stopPage } from '../services/library/searches/stop-alert.ts';
import type { Bodies } from './bodies.ts';
import type { AddressOf } from './client-address.ts';

const messageBytes = 4 * 1024;

/**
 * What the header List-Unsubscribe leads to. A person who opens it is asked on a page of ours; a mail service that sends
 * to it (RFC 8058) has been asked already, and comes from another site: the signature in the address is what lets it in.
 */
export function unsubscribeRoutes(runtime: Runtime, bodies: Bodies, addressOf: AddressOf) {
  const routes = new Hono();

  routes.get('/unsubscribe', (c) => {
    const locale = c.req.query('locale') === 'en' ? 'en' : 'fr';
    return c.redirect(stopPage(locale, c.req.query('token') ?? ''));
  });

  routes.post('/unsubscribe', async (c) => {
    await bodies.receive(c.req.raw, messageBytes, { account: undefined, address: addressOf(c) });
    try {
      await stopAlert(runtime, c.req.query('token') ?? '');
      return c.body(null, 204, { 'cache-control': 'no-store' });
    } catch (error) {
      if ((error as Error).name !== 'NotFound') throw error;
      return c.body(null, 404, { 'cache-control': 'no-store' });
    }
  });

  return routes;
}
