import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../server/http/app.ts';
import type { Runtime } from '../../server/runtime.ts';
import { atEnd } from './at-end.ts';

/**
 * The HTTP side of the product on its own port, without pages; returns its address. Stopped at the end of the test
 * file.
 */
export async function serveApp(runtime: Runtime, limits?: Parameters<typeof createApp>[2]) {
  const build = () => Promise.reject(new Error('this test must not request a page'));
  const server = createServer(getRequestListener(createApp(runtime, { build, clientFolder: undefined }, limits).fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Request bodies without a deadline, so that a test of upload slots does not depend on speed. */
export const patient = { idleMilliseconds: 600_000, wholeMilliseconds: 600_000 };
/** Request bodies with a short deadline, for tests of the deadline. */
export const impatient = { idleMilliseconds: 200, wholeMilliseconds: 60_000 };
