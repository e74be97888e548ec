import { Hono } from 'hono';
import { apiRoot } from '../../../domain/ats/api-root.ts';
import { type Operation, type OperationName, operations } from '../../../domain/ats/operations.ts';
import type { Runtime } from '../../runtime.ts';
import { describeApi } from '../../services/ats/document/describe-api.ts';
import type { Bodies } from '../bodies.ts';
import type { AddressOf } from '../client-address.ts';
import { problem } from './problem.ts';
import { serveOperation } from './serve-operation.ts';

const bodyBytes = 256 * 1024;

type Variables = { requestId: string };

/**
 * The API for a company's applicant tracking system. It authenticates with a key and never with a cookie, so requests
 * may come from any origin; no answer has CORS headers, so pages of other sites cannot read one.
 */
export function apiRoutes(runtime: Runtime, bodies: Bodies, addressOf: AddressOf) {
  const routes = new Hono<{ Variables: Variables }>();

  routes.get(`${apiRoot}/openapi.json`, (c) =>
    c.json(describeApi(runtime.config, c.req.query('lang') === 'fr' ? 'fr' : 'en'), 200, {
      'cache-control': 'public, max-age=300',
    }),
  );

  const paths = new Map<string, string[]>();
  for (const [name, operation] of Object.entries(operations) as [OperationName, Operation][]) {
    const { method, path } = operation;
    paths.set(path, [...(paths.get(path) ?? []), method.toUpperCase()]);
    routes.on(method.toUpperCase(), `${apiRoot}${path}`, (c) => {
      const address = addressOf(c);
      return serveOperation(runtime, name, {
        requestId: c.get('requestId'),
        clientAddress: address,
        readBody: async (account) => (await bodies.receive(c.req.raw, bodyBytes, { account, address })).text(),
        request: c.req.raw,
        id: decodedId(c.req.param()),
        query: c.req.query(),
      });
    });
  }
  for (const [path, methods] of paths) {
    const allow = methods.join(', ');
    routes.all(`${apiRoot}${path}`, (c) => problem(c.get('requestId'), 'method_not_allowed', { headers: { allow } }));
  }
  routes.all(`${apiRoot}/*`, (c) => problem(c.get('requestId'), 'not_found'));
  return routes;
}

/** The value of the single path parameter. */
function decodedId(params: Record<string, string>): string {
  return Object.values(params)[0] ?? '';
}
