import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { type Operation, type OperationName, operations, writes } from '../../../domain/ats/operations.ts';
import { cleanValue } from '../../../domain/text/clean-text.ts';
import { cancelledStatus, isCancellation } from '../../cancelled.ts';
import type { Context } from '../../context.ts';
import type { Runtime } from '../../runtime.ts';
import { authenticate, type KeyHolder } from '../../services/ats/authenticate.ts';
import { beginRequest, forgetRequest, storeAnswer } from '../../services/ats/repeat.ts';
import { consume, limits } from '../../services/shared/limits/consume.ts';
import { handlers } from './handlers.ts';
import { problem, problemOf } from './problem.ts';

export type Asked = {
  requestId: string;
  clientAddress: string;
  request: Request;
  /** Reads the whole body; the concurrency limit counts it for this account. */
  readBody: (account: string) => Promise<string>;
  id: string;
  query: Record<string, string>;
};

/** One request: authentication, rate limit, scope and validation, then the service. */
export async function serveOperation(runtime: Runtime, name: OperationName, asked: Asked): Promise<Response> {
  const { requestId, request } = asked;
  try {
    const key = bearer(request.headers);
    const holder = await authenticate(runtime, key);
    if (!holder) {
      if (key) await consume(runtime.db, limits.wrongKeyByAddress, asked.clientAddress);
      return problem(requestId, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
    }
    await consume(runtime.db, limits.apiByKey, holder.keyId);
    const operation: Operation = operations[name];
    if (!holder.scopes.includes(operation.scope)) {
      return problem(requestId, 'missing_scope', { reason: operation.scope });
    }
    const context = contextOf(runtime, holder, asked);
    return await (writes(operation) ? serveWrite : serveRead)(context, name, asked, holder);
  } catch (error) {
    // Checked first, because problemOf would take a cancelled request for a lost database connection.
    if (isCancellation(error, request.signal)) return new Response(null, { status: cancelledStatus });
    const refusal = problemOf(error as Error, requestId);
    if (refusal) return refusal;
    runtime.log.error({ requestId, err: error }, 'API request failed');
    return problem(requestId, 'fault');
  }
}

async function serveRead(context: Context, name: OperationName, asked: Asked): Promise<Response> {
  return run(context, name, asked, undefined);
}

async function serveWrite(context: Context, name: OperationName, asked: Asked, holder: KeyHolder): Promise<Response> {
  const { request, requestId } = asked;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return problem(requestId, 'unsupported_media_type');
  const text = await asked.readBody(holder.companyId);
  const given = parsedJson(text);
  if (given === undefined) return problem(requestId, 'malformed');
  const errors = checked(operations[name].body, given);
  if ('errors' in errors) return problem(requestId, 'invalid', errors);
  const key = request.headers.get('idempotency-key');
  if (key === null) return run(context, name, asked, errors.value);
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) return problem(requestId, 'malformed', { reason: 'Idempotency-Key' });

  const { pathname } = new URL(request.url);
  const hash = createHash('sha256').update(`${request.method} ${pathname}\n${text}`).digest();
  const kept = { companyId: holder.companyId, key, hash };
  const begun = await beginRequest(context, kept);
  if (begun.kind === 'other') return problem(requestId, 'key_reused');
  if (begun.kind === 'inProgress') return problem(requestId, 'in_progress', { headers: { 'retry-after': '1' } });
  if (begun.kind === 'answered') return json(begun.status, begun.answer, { 'idempotent-replayed': 'true' });
  const answer = await run(context, name, asked, errors.value).catch(async (error: Error) => {
    const refusal = problemOf(error, requestId);
    if (refusal && refusal.status < 500 && refusal.status !== 429) return refusal;
    await forgetRequest(context, kept);
    throw error;
  });
  const body = await answer.clone().text();
  await storeAnswer(context, kept, { status: answer.status, answer: body });
  return answer;
}

async function run(context: Context, name: OperationName, asked: Asked, body: unknown): Promise<Response> {
  const query = checked(operations[name].query, asked.query);
  if ('errors' in query) return problem(asked.requestId, 'invalid', query);
  const handle = handlers[name] as (context: Context, asked: unknown) => Promise<object>;
  const answer = await handle(context, { id: asked.id, query: query.value, body });
  return json(operations[name].status, JSON.stringify(answer));
}

function json(status: number, body: string, headers: Record<string, string> = {}): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...headers } });
}

function checked(schema: z.ZodType, given: unknown): { value: unknown } | { errors: Record<string, string> } {
  const parsed = schema.safeParse(given, { error: ({ input }) => (input === undefined ? 'required' : 'unknown') });
  if (parsed.success) return { value: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    // An unknown field is reported by its name, because it is usually misspelt.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) errors[path.join('.')] ??= issue.message;
  }
  return { errors };
}

function parsedJson(text: string): unknown {
  try {
    return cleanValue(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function bearer(headers: Headers): string {
  return headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? '';
}

function contextOf(runtime: Runtime, { viewer }: KeyHolder, { requestId, clientAddress, request }: Asked): Context {
  return {
    ...runtime,
    viewer,
    locale: /^en\b/i.test(request.headers.get('accept-language') ?? '') ? 'en' : 'fr',
    requestId,
    clientAddress,
    // Without cookies: a session of the browser must not affect a request with a key.
    headers: new Headers(),
    cookies: { append: () => {} },
    nonce: '',
    page: { html: undefined, keepSeconds: 0 },
  };
}
