// The one address that a user gives and the product calls: a webhook of a company.
import { expect, inject, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { postJson } from './client.ts';
import { newCompany } from './people.ts';
import { siteDatabase } from './site.ts';

const { url } = inject('site');
const db = await siteDatabase();
const { companyId, cookie } = await newCompany(db);

const add = (address: string) =>
  postJson(
    url,
    pathTo('fr', 'companyAts', { companyId }),
    { mode: 'addWebhook', value: { url: address, events: ['introduction.changed'] } },
    { cookie },
  );
const stored = async () =>
  (await db.selectFrom('webhooks').select('url').where('companyId', '=', companyId).execute()).map((one) => one.url);

it.each([
  'http://hooks.example.com/in',
  'HTTPS://LOCALHOST/in',
  'https://127.0.0.1/in',
  'https://2130706433/in',
  'https://0x7f.1/in',
  'https://[::1]/in',
  'https://[::ffff:127.0.0.1]/in',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/in',
  'https://me:secret@hooks.example.com/in',
  'file:///etc/passwd',
])('%s is refused, and not stored', async (address) => {
  expect((await add(address)).status).toBe(422);
  expect(await stored()).not.toContain(address);
});

it('HTTPS:// in capitals is the same address as in small letters', async () => {
  expect((await add('HTTPS://Hooks.Example.com/in')).status).toBe(200);
  expect((await add('https://hooks.example.com/in')).status).toBe(422);
  expect(await stored()).toEqual(['https://hooks.example.com/in']);
});
