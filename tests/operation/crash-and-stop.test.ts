// The web process or the database server is killed; and an ordered stop, for comparison.
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { postmasterOf } from '../harness/cluster.ts';
import { ask, connectTo, newFolder, openLine, signIn, start, storedUnder, until, write } from './support.ts';

const dataDir = newFolder();
let product = await start({ dataDir });

it('after a killed web process, the next one takes over the database server that was left running', async () => {
  const postmaster = postmasterOf(dataDir);
  expect((await write(product.url, 'before-the-kill')).status).toBe(200);
  const exit = once(product.child, 'exit');
  product.child.kill('SIGKILL');
  await exit;

  const began = performance.now();
  product = await start({ dataDir });
  expect(performance.now() - began).toBeLessThan(45_000);
  expect(postmasterOf(dataDir)).toBe(postmaster);
  expect(await storedUnder(dataDir, 'before-the-kill')).toHaveLength(1);
});

describe('an ordered stop', () => {
  it('answers the running request before the process ends', async () => {
    const holder = await connectTo(dataDir);
    await holder.query('begin');
    await holder.query('lock table support_messages in access exclusive mode');
    const waiting = write(product.url, 'in-flight-at-the-stop');
    await until('the write waits', () => someWaitFor('support_messages'));
    const exit = once(product.child, 'exit');
    product.child.kill('SIGTERM');
    await until('new visitors are refused', () =>
      fetch(`${product.url}/health/live`).then(
        () => false,
        () => true,
      ),
    );
    expect(product.child.exitCode).toBeNull();
    await holder.query('commit');
    await holder.end();

    const answer = await waiting;
    expect(answer.status).toBe(200);
    expect(await exit).toEqual([0, null]);
    expect(product.output()).not.toContain('connections were cut');
    expect(postmasterOf(dataDir)).toBeUndefined();
  });

  it('ends open live connections, before the moment at which it would cut connections', async () => {
    product = await start({ dataDir });
    expect(await storedUnder(dataDir, 'in-flight-at-the-stop')).toHaveLength(1);
    const cookie = await signIn(product.url, 'developer@demo.example');
    const lines = await Promise.all(Array.from({ length: 5 }, () => openLine(product.url, cookie)));
    const exit = once(product.child, 'exit');
    product.child.kill('SIGTERM');
    await Promise.all(lines.map(({ ended }) => ended));
    expect(await exit).toEqual([0, null]);
    expect(product.output()).not.toContain('connections were cut');
  });

  it('cuts the connection of a request that does not end, and reports it', async () => {
    product = await start({ dataDir });
    const holder = await connectTo(dataDir);
    await holder.query('begin');
    await holder.query('lock table support_messages in access exclusive mode');
    const waiting = write(product.url, 'never-answered').then(
      () => 'answered',
      () => 'cut',
    );
    await until('the write waits', () => someWaitFor('support_messages'));
    const exit = once(product.child, 'exit');
    product.child.kill('SIGTERM');
    expect(await waiting).toBe('cut');
    await until('the log says so', async () => product.output().includes('connections were cut'));
    await holder.query('commit');
    await holder.end();
    await exit;
  });
});

describe('the database server', () => {
  beforeAll(async () => {
    product = await start({ dataDir });
  });

  it('is started again by the product after it was killed, and pages show an error meanwhile', async () => {
    const cookie = await signIn(product.url, 'developer@demo.example');
    const line = await openLine(product.url, cookie);
    const first = postmasterOf(dataDir);
    process.kill(first ?? 0, 'SIGKILL');

    // Requested in parallel from the first moment on, until all answers are good again.
    const began = performance.now();
    const seen = {
      ready: [] as number[],
      live: [] as number[],
      page: [] as number[],
      mine: [] as number[],
      write: [] as number[],
    };
    let page = '';
    await until('the product is back', async () => {
      const [ready, live, anonymous, mine, written] = await Promise.all([
        fetch(`${product.url}/health/ready`),
        fetch(`${product.url}/health/live`),
        fetch(`${product.url}/`),
        fetch(`${product.url}/settings/security`, { headers: { cookie } }),
        write(product.url, 'during-the-outage'),
      ]);
      const text = await anonymous.text();
      if (anonymous.status === 503) {
        page = text;
        expect(anonymous.headers.get('retry-after')).toBe('5');
      }
      seen.ready.push(ready.status);
      seen.live.push(live.status);
      seen.page.push(anonymous.status);
      seen.mine.push(mine.status);
      seen.write.push(written.status);
      // For a moment, connections to the dead server may still answer.
      return postmasterOf(dataDir) !== first && [ready, anonymous, mine, written].every(({ status }) => status === 200);
    });
    expect(performance.now() - began).toBeLessThan(45_000);
    expect(new Set(seen.live)).toEqual(new Set([200]));
    for (const statuses of [seen.ready, seen.page, seen.mine, seen.write])
      expect(new Set(statuses)).toEqual(new Set([503, 200]));
    expect(page).toContain('De retour dans un instant');
    expect(postmasterOf(dataDir)).not.toBe(first);
    expect(await storedUnder(dataDir, 'before-the-kill')).toHaveLength(1);
    expect(await storedUnder(dataDir, 'during-the-outage')).toHaveLength(1);

    // The live connection stayed open, and its browser is notified to reload.
    await until('the notification to reload', () => line.heard.some(({ kind }) => kind === 'resync'));
    line.close();
    expect(product.child.exitCode).toBeNull();
  });

  it('after a lost connection for notifications, open browsers are notified to reload', async () => {
    const line = await openLine(product.url, await signIn(product.url, 'developer@demo.example'));
    const ended = await ask(
      dataDir,
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live'",
    );
    expect(ended).toHaveLength(1);
    await until('the notification to reload', () => line.heard.some(({ kind }) => kind === 'resync'));
    line.close();
  });

  it('killed during a background task does not end the product', async () => {
    const holder = await connectTo(dataDir);
    await holder.query('begin');
    await holder.query('lock table emails in access exclusive mode');
    await ask(
      dataDir,
      `select graphile_worker.add_job('send-email', json_build_object('emailId', gen_random_uuid()))
     from generate_series(1, 4)`,
    );
    await until('background tasks are running', () => someWaitFor('emails'));
    const first = postmasterOf(dataDir);
    process.kill(first ?? 0, 'SIGKILL');
    await until(
      'the product is back',
      async () => postmasterOf(dataDir) !== first && (await fetch(`${product.url}/health/ready`)).ok,
    );
    expect((await write(product.url, 'after-a-broken-task')).status).toBe(200);
    expect(product.child.exitCode).toBeNull();
  });

  it('stops in order after all that', async () => {
    expect(await product.stop()).toBe(0);
    expect(postmasterOf(dataDir)).toBeUndefined();
  });
});

async function someWaitFor(table: string): Promise<boolean> {
  const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like $1";
  return (await ask(dataDir, waiting, [`%"${table}"%`])).length > 0;
}
