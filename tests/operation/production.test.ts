import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '../../domain/paths.ts';
import { openDatabase } from '../../server/data/database.ts';
import { createAdministrator } from '../../server/services/account/sign-up/create-administrator.ts';
import { freePort, newDataDir, type Product, removeDataDir, startProduct } from '../harness/product.ts';

let product: Product;

beforeAll(async () => {
  const port = await freePort();
  product = await startProduct({
    dataDir: newDataDir(),
    port,
    env: { APP_MODE: 'production', BASE_URL: `http://127.0.0.1:${port}`, HOST: '127.0.0.1' },
  });
});

afterAll(async () => {
  await product?.stop();
  if (product) removeDataDir(product.dataDir);
});

describe('production mode', () => {
  it('has no demo world, prints no password and starts without a warning', async () => {
    expect(product.output()).not.toContain('vivier-demo');
    expect(product.output()).not.toMatch(/warning/i);
    const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: product.dataDir, DATABASE_POOL: 2 });
    const { count } = await database.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe('0');
    await createAdministrator(database.db, 'boss@example.com', 'a long enough password');
    await database.close();
  });

  it('has no training page without a training of the operator (docs/product/profile.md, Training page)', async () => {
    const answers = await Promise.all(
      (['fr', 'en'] as const).map(async (locale) => fetch(product.url + pathTo(locale, 'training'))),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    for (const answer of answers) expect(await answer.text()).not.toContain('€');
  });

  it('shows the outbox to administrators only', async () => {
    const outbox = pathTo('fr', 'outbox');
    const stranger = await fetch(product.url + outbox, { redirect: 'manual' });
    expect(stranger.headers.get('location')).toContain(pathTo('fr', 'signIn'));
    const signedIn = await fetch(`${product.url}/connexion`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: product.url },
      body: new URLSearchParams({ email: 'boss@example.com', password: 'a long enough password' }),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    // docs/product/account.md, Second factor: until it is set up, only its page is open to an administrator.
    const [held, open] = await Promise.all([
      fetch(product.url + outbox, { headers: { cookie }, redirect: 'manual' }),
      fetch(product.url + pathTo('fr', 'security'), { headers: { cookie } }),
    ]);
    expect(held.headers.get('location')).toBe(pathTo('fr', 'security'));
    expect(open.status).toBe(200);
    // As the page does: requests its data only.
    const begun = await fetch(`${product.url}${pathTo('fr', 'security')}.data`, {
      method: 'POST',
      headers: { cookie, origin: product.url },
      body: new URLSearchParams({ intent: 'factorBegin', password: 'a long enough password' }),
    });
    expect(await begun.text()).toContain('recoveryCodes');
    const upload = { method: 'POST', headers: { cookie, origin: product.url }, body: 'x' };
    expect((await fetch(`${product.url}/uploads/images`, upload)).status).toBe(403);
    const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: product.dataDir, DATABASE_POOL: 2 });
    await database.db.updateTable('users').set({ twoFactorEnabled: true }).execute();
    await database.close();
    expect((await fetch(product.url + outbox, { headers: { cookie } })).status).toBe(200);
  });
});
