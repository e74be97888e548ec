import { scopes } from '../../../domain/ats/api-key.ts';
import { type Operation, operations } from '../../../domain/ats/operations.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Random } from '../../../server/data/world/random.ts';
import { examples } from '../../../server/services/ats/document/examples.ts';
import { mutateValue } from '../../fuzz/mutate-json.ts';
import { postJson } from '../client.ts';
import type { Shot } from './make-request.ts';

/** An API key of a company with all scopes, created as its page does. */
export async function makeApiKey(url: string, cookie: string, companyId: string): Promise<string> {
  const path = pathTo('fr', 'companyAts', { companyId });
  const answer = await postJson(url, path, { mode: 'createKey', value: { name: 'ATS', scopes } }, { cookie });
  const { key } = (await answer.json()) as { key?: string };
  if (!key) throw new Error(`no key was made: ${answer.status}`);
  return key;
}

/** One invalid request to the API for companies' own systems. */
export function makeApiShot(random: Random, apiKey: string, strange: () => string, someId: () => string): Shot {
  const name = random.pick(Object.keys(operations) as (keyof typeof operations)[]);
  const { method, path }: Operation = operations[name];
  const address = path.replaceAll(/:\w+/g, () => encodeURIComponent(random.chance(0.6) ? someId() : strange()));
  const query = random.chance(0.5)
    ? `?${new URLSearchParams([[random.pick(['after', 'limit', 'status', 'since', 'q']), strange()]])}`
    : '';
  const { body } = examples[name];
  const shot: Shot = {
    account: 'anonymous',
    method: method.toUpperCase(),
    path: `/api/v1${address}${query}`,
    headers: { authorization: `Bearer ${random.chance(0.95) ? apiKey : strange().replaceAll(/[^\x21-\x7e]/g, '')}` },
  };
  if (body === undefined) return shot;
  const value = random.chance(0.1) ? body : mutateValue(body, (below) => random.int(0, below - 1));
  const idempotency: Record<string, string> = random.chance(0.2)
    ? { 'idempotency-key': random.pick(['a', 'b', 'x'.repeat(300)]) }
    : {};
  return {
    ...shot,
    headers: { ...shot.headers, ...idempotency, 'content-type': 'application/json' },
    body: JSON.stringify(value) ?? 'null',
  };
}
