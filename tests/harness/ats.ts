import { randomUUID } from 'node:crypto';
import { scopes as allScopes, type Scope } from '../../domain/ats/api-key.ts';
import { createApp } from '../../server/http/app.ts';
import type { Runtime } from '../../server/runtime.ts';
import { createKey } from '../../server/services/ats/keys.ts';
import { contextOf } from './context.ts';
import { makeCompany, makeRecruiter } from './factories.ts';

type Answer = { status: number; headers: Headers; body: Record<string, unknown> & { items: never[] } };
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A client for the whole product as a company's own system uses it: without cookies or the headers of a browser. */
export function clientOf(runtime: Runtime, key: string | undefined): Client {
  const build = () => Promise.reject(new Error('a test of the API must not request a page'));
  const app = createApp(runtime, { build, clientFolder: undefined });
  return async (method, path, body, headers = {}) => {
    const init: RequestInit = {
      method,
      headers: {
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const bindings = { outgoing: { setHeader: () => {} }, incoming: { socket: { remoteAddress: '192.0.2.1' } } };
    const answer = await app.request(`/api/v1${path}`, init, bindings);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : {} };
  };
}

/** An administrator of a validated company on an unlimited plan, and an API key of theirs. */
export async function companyWithKey(runtime: Runtime, scopes: readonly Scope[] = allScopes) {
  const planId = `paid-${randomUUID()}`;
  await runtime.db
    .insertInto('plans')
    .values({ id: planId, nameFr: planId, nameEn: planId, type: 'regular', pipeCapacity: 99, position: 50 })
    .execute();
  const recruiter = await makeRecruiter(runtime.db, { companyId: await makeCompany(runtime.db, { planId }) });
  const { companyId } = recruiter.membership;
  const { key } = await createKey(contextOf(runtime, recruiter), companyId, { name: 'ATS', scopes: [...scopes] });
  return { recruiter, companyId, key, ask: clientOf(runtime, key) };
}

export const wholeJob = {
  status: 'published',
  title: 'Front',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['svelte'],
  remote: 'fullTime',
  salaryMin: 45,
  salaryMax: 52,
  description: 'Une équipe.',
};
