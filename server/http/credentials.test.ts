import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../domain/viewer.ts';
import { contextOf } from '../../tests/harness/context.ts';
import { makeDeveloper } from '../../tests/harness/factories.ts';
import { serveApp } from '../../tests/harness/http-app.ts';
import { addSession } from '../../tests/harness/played-session.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { issueBadge } from '../services/assessments/badges/issue-badge.ts';
import { shareBadge } from '../services/assessments/badges/share-badge.ts';
import { withdrawBadge } from '../services/assessments/badges/withdraw-badge.ts';

let runtime: Runtime;
let url: string;
let person: SignedIn;
let badgeId: string;
let handle: string;
beforeAll(async () => {
  runtime = await testRuntime({ BASE_URL: 'https://vivier.example' });
  url = (await serveApp(runtime)).url;
  person = await makeDeveloper(runtime.db);
  const sessionId = await addSession(runtime.db, person);
  expect(await (await fetch(`${url}/.well-known/did.json`)).json()).toMatchObject({ verificationMethod: [] });
  expect((await fetch(`${url}/credentials/status/1`)).status, 'no badge was issued yet').toBe(404);
  ({ badgeId } = await issueBadge(contextOf(runtime, person), { sessionId, withEmail: false }));
  ({ handle } = await runtime.db.selectFrom('testBadges').select('handle').executeTakeFirstOrThrow());
});
const statuses = () =>
  Promise.all(
    [`/credentials/${handle}.json`, `/credentials/${handle}.svg`, `/og/fr/badge/${handle}.png`].map(
      async (path) => (await fetch(url + path)).status,
    ),
  );

describe('the files of a badge (docs/product/assessments.md, Verifiable badges)', () => {
  it('are served only while it is shared, to every site, and are no pages', async () => {
    expect(await statuses()).toEqual([404, 404, 404]);
    await shareBadge(contextOf(runtime, person), badgeId);
    expect(await statuses()).toEqual([200, 200, 200]);
    const svg = await fetch(`${url}/credentials/${handle}.svg`, { headers: { origin: 'https://wallet.example' } });
    expect(Object.fromEntries(svg.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'public, max-age=30',
      'x-robots-tag': 'noindex',
    });
    for (const wrong of ['', '.png', '.json.svg'])
      expect((await fetch(`${url}/credentials/${handle}${wrong}`)).status, wrong).toBe(404);
  });

  it('are gone once it is withdrawn, and the list says so within half a minute', async () => {
    const read = async () => {
      const answer = await fetch(`${url}/credentials/status/1`);
      return {
        kept: answer.headers.get('cache-control'),
        list: (await answer.json()) as { credentialSubject: object },
      };
    };
    const before = await read();
    expect(before.kept).toBe('public, max-age=20');
    await withdrawBadge(contextOf(runtime, person), badgeId);
    // What the process keeps for ten seconds is over.
    runtime.cache.drop('badge list 1');
    expect((await read()).list.credentialSubject).not.toEqual(before.list.credentialSubject);
    expect(await statuses()).toEqual([410, 410, 404]);
  });

  it.each(['0', '01', '-1', 'x', '1.5', '9999999'])('there is no list %s', async (list) => {
    expect((await fetch(`${url}/credentials/status/${list}`)).status).toBe(404);
  });
});

it('the keys are listed under the public address', async () => {
  const answer = await fetch(`${url}/.well-known/did.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({
    id: 'did:web:vivier.example',
    verificationMethod: [{ type: 'Multikey', controller: 'did:web:vivier.example' }],
  });
});
