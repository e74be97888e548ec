// An attacker knows the password of an administrator: in production it is not enough without the second factor.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { makeAdministrator } from '../harness/factories.ts';
import { fromOwnPage, postJson } from './client.ts';
import { enter } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

it('an administrator without a second factor is redirected to its page, and no other page answers', async () => {
  const cookie = await enter(db, await makeAdministrator(db));
  const security = pathTo('fr', 'security');
  for (const key of ['home', 'adminAudit', 'adminProfiles', 'outbox', 'auditExport', 'developers'] as const) {
    const answer = await fetch(url + pathTo('fr', key), { redirect: 'manual', headers: { cookie } });
    expect([answer.status, answer.headers.get('location')?.split('?')[0]], key).toEqual([302, security]);
  }
  const data = await fetch(`${url}${pathTo('fr', 'adminAudit')}.data`, { redirect: 'manual', headers: { cookie } });
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining(security)]);
  const act = await postJson(url, pathTo('fr', 'profileQueue'), { mode: 'validate', ids: [] }, { cookie });
  expect(act.status).not.toBe(200);
  const upload = await fetch(`${url}/uploads/images`, {
    method: 'POST',
    headers: { ...fromOwnPage(url), cookie, 'content-type': 'image/png' },
    body: 'x',
  });
  expect(upload.status).toBe(403);
  expect((await fetch(url + security, { headers: { cookie } })).status).toBe(200);
});
