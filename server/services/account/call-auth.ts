import { type Act, type Auth, makeAuth } from '../../auth.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';

/** Headers for better-auth: those of the browser, plus the client address that our server determined. */
function authHeaders(context: Context): Headers {
  const headers = new Headers(context.headers);
  headers.set('x-vivier-client', context.clientAddress);
  return headers;
}

type Answer<T> = { ok: true; value: T } | { ok: false; code: string };
type Common = { headers: Headers; returnHeaders: true };
type Told<T> = Promise<{ headers: Headers; response: T }>;

/** Calls better-auth: its cookies are sent to the browser, its refusals are returned as codes. */
export async function callAuth<T>(context: Context, call: (common: Common) => Told<T>): Promise<Answer<T>> {
  try {
    const { headers, response } = await call({ headers: authHeaders(context), returnHeaders: true });
    for (const cookie of headers.getSetCookie()) context.cookies.append(cookie);
    return { ok: true, value: response };
  } catch (error) {
    const { name, body, headers } = error as {
      name?: string;
      body?: { code?: string };
      headers?: Headers | Record<string, string>;
    };
    if (name !== 'APIError') throw error;
    for (const cookie of new Headers(headers).getSetCookie()) context.cookies.append(cookie);
    return { ok: false, code: body?.code ?? 'UNKNOWN' };
  }
}

type Call = <T>(use: (api: Auth['api'], common: Common) => Told<T>) => Promise<Answer<T>>;

/**
 * Runs the writes of better-auth and ours in one transaction: its change, the audit entry and the e-mail are stored
 * together or not at all. A refusal of better-auth is committed, so that failed attempts count; an error rolls
 * everything back.
 */
export async function withAuth<R>(
  context: Context,
  run: (trx: Trx, call: Call) => Promise<R>,
  act: Act = {},
): Promise<R> {
  const { config, ports, log, viewer } = context;
  const lines: string[] = [];
  const held = { ...context, cookies: { append: (line: string) => void lines.push(line) } };
  const result = await context.db.transaction().execute((trx) => {
    const auth = makeAuth(config, trx, ports, log, { actorId: viewer?.userId ?? null, ...act });
    return run(trx, (use) => callAuth(held, (common) => use(auth.api, common)));
  });
  for (const line of lines) context.cookies.append(line);
  return result;
}
