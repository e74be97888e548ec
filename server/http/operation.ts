import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Runtime } from '../runtime.ts';

/** For operators: liveness, readiness and metrics. */
export function operationRoutes({ db, config, metrics }: Runtime) {
  const routes = new Hono();

  routes.get('/health/live', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }));

  routes.get('/health/ready', async (c) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return c.json({ status: ready ? 'ready' : 'database away' }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });

  routes.get('/metrics', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '');
    const allowed = config.METRICS_TOKEN
      ? token !== undefined && same(token, config.METRICS_TOKEN)
      : !config.CLIENT_ADDRESS_HEADER && isLoopback(getConnInfo(c).remote.address);
    if (!allowed) return c.notFound();
    return c.body(await metrics.registry.metrics(), 200, {
      'content-type': metrics.registry.contentType,
      'cache-control': 'no-store',
    });
  });

  return routes;
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
}
