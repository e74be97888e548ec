import { Hono } from 'hono';
import type { Runtime } from '../runtime.ts';
import { stopEmails, stopPage } from '../services/account/emails/stop-emails.ts';
import type { Bodies } from './bodies.ts';
import type { AddressOf } from './client-address.ts';

const messageBytes = 4 * 1024;

/**
 * The address in the List-Unsubscribe header. A GET leads to a page that asks for confirmation. A POST (RFC 8058) comes
 * from an e-mail service after the user's confirmation there; the signed token in the address authenticates it.
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
      await stopEmails(runtime, c.req.query('token') ?? '');
      return c.body(null, 204, { 'cache-control': 'no-store' });
    } catch (error) {
      if ((error as Error).name !== 'NotFound') throw error;
      return c.body(null, 404, { 'cache-control': 'no-store' });
    }
  });

  return routes;
}
