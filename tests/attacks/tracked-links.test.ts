// A tracked link was copied from a profile, and is followed after its owner has removed it.
import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { makeDeveloper } from '../harness/factories.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();

it('a tracked link stops working with the link it came from', async () => {
  const visibility = JSON.stringify({ all: true, cards: { about: { all: true }, links: { all: true } } });
  const seoAlias = `liens-${randomUUID()}`;
  const { userId: developerId } = await makeDeveloper(db, { visibility, seoAlias });
  const link = { developerId, network: 'github', username: 'camille-of-the-attacks', position: 0 };
  await db.insertInto('developerSocials').values(link).execute();
  const profile = await (await fetch(url + pathTo('fr', 'profile', { alias: seoAlias }))).text();
  const copied = profile.match(/\/t\?link=[^"&\s<]+/)?.[0] ?? '';
  const follow = () => fetch(url + copied, { redirect: 'manual' });
  expect((await follow()).headers.get('location')).toBe('https://github.com/camille-of-the-attacks');
  await db.deleteFrom('developerSocials').where('developerId', '=', developerId).execute();
  const gone = await follow();
  expect([gone.status, gone.headers.get('location')]).toEqual([410, null]);
});
