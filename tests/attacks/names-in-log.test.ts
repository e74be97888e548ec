// A reader of the log must not learn from it which users the site has, or what visitors search for.
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { eventually } from '../harness/eventually.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { fromNewAddress, signIn } from './people.ts';
import { endOfLog, logFrom, siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

it('the log of any level contains no alias, address or search of a refused request', async () => {
  const secret = `camille-${randomUUID()}`;
  const closed = JSON.stringify({ all: false, cards: {} });
  await makeDeveloper(db, { seoAlias: secret, visibility: closed });
  const place = endOfLog();
  const alias = { alias: secret };
  const paths = [
    pathTo('fr', 'profile', alias),
    `${pathTo('en', 'profile', alias)}.data`,
    pathTo('fr', 'company', alias),
    pathTo('fr', 'recruiter', alias),
    pathTo('fr', 'job', alias),
    `/nope/${secret}?q=${secret}`,
    `/user/${secret}%00`,
    `/api/v1/jobs/${secret}`,
    `/images/${secret}/300.webp`,
    `/t?link=${secret}`,
  ];
  const headers = { ...fromNewAddress(), referer: `${url}/user/${secret}`, 'user-agent': secret };
  const refused: string[] = [];
  for (const path of paths) {
    const answer = await fetch(url + path, { redirect: 'manual', headers });
    await answer.arrayBuffer();
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    refused.push(answer.headers.get('x-request-id') ?? '');
  }
  const guess = await signIn(`${secret}@mail.example`, secret);
  refused.push(guess.headers.get('x-request-id') ?? '');
  // Each request is logged, without the secret.
  await eventually(() => {
    const log = logFrom(place);
    for (const id of refused) expect(log).toContain(id);
  });
  expect(logFrom(place)).not.toContain(secret);
});
