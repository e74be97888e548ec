// A fault of the product is logged and counted; a visitor who disconnects is counted as such. (Cancelled requests:
// tests/attacks/cancelled-requests.test.ts.)
import { expect, it } from 'vitest';
import { ask, connectTo, newFolder, signIn, start, until } from './support.ts';

const dataDir = newFolder();
const product = await start({ dataDir, env: { LOG_LEVEL: 'debug' } });
const cookie = await signIn(product.url, 'developer@demo.example');
const page = `${product.url}/settings/user-informations.data`;
const [table, away] = ['email_changes', 'email_changes_away'];

const faults = (from: number) =>
  product
    .output()
    .slice(from)
    .split('\n')
    .slice(0, -1)
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 50);

async function counted(status: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^http_request_seconds_count{.*status="${status}"} (\\d+)$`, 'gm'));
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}

/**
 * Requests the page, which has to wait for a table, and disconnects meanwhile; `then` runs before the table is
 * released.
 */
async function giveUp(then: (query: (text: string) => Promise<unknown>) => Promise<void>): Promise<void> {
  const holder = await connectTo(dataDir);
  const [before, leave] = [await counted('499'), new AbortController()];
  try {
    await holder.query('begin');
    await holder.query(`lock table ${table} in access exclusive mode`);
    const asked = fetch(page, { headers: { cookie }, signal: leave.signal }).catch(() => {});
    await until('the request waits for the database', async () => {
      const waiting = `select 1 from pg_locks where not granted and relation = '${table}'::regclass`;
      return (await holder.query(waiting)).rowCount !== 0;
    });
    leave.abort();
    await asked;
    await until('the visitor is counted as gone', async () => (await counted('499')) === before + 1);
    await then((text) => holder.query(text));
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

it('a visitor who disconnects while the database works is counted as gone, and not as a fault', async () => {
  const [from, failed] = [product.output().length, await counted('5..')];
  await giveUp(async () => {});
  expect((await fetch(page, { headers: { cookie } })).status).toBe(200);
  expect([await counted('5..'), faults(from)]).toEqual([failed, []]);
});

it('a fault is logged and counted while the visitor waits', async () => {
  const [from, failed] = [product.output().length, await counted('500')];
  await ask(dataDir, `alter table ${table} rename to ${away}`);
  const answer = await fetch(page, { headers: { cookie } });
  await ask(dataDir, `alter table ${away} rename to ${table}`);
  expect(answer.status).toBe(500);
  expect(faults(from)).toMatchObject([{ msg: 'page failed' }]);
  expect(await counted('500')).toBe(failed + 1);
});

it('a fault is also logged when the visitor has disconnected', async () => {
  const from = product.output().length;
  await giveUp(async (query) => void (await query(`alter table ${table} rename to ${away}`)));
  await until('the fault is logged', () => faults(from).length > 0);
  await ask(dataDir, `alter table ${away} rename to ${table}`);
  expect(faults(from)).toMatchObject([{ msg: 'page failed' }]);
});
