// An ordered stop: what is in flight is answered, nobody is waited for who never ends.
import { once } from 'node:events';
import { expect, it } from 'vitest';
import {
  ask,
  connectTo,
  newFolder,
  openLine,
  postmasterOf,
  signIn,
  start,
  storedUnder,
  until,
  write,
} from './support.ts';

const dataDir = newFolder();

it('answers the request in flight before it ends', { timeout: 40_000 }, async () => {
  const product = await start({ dataDir });
  const holder = await connectTo(dataDir);
  await holder.query('begin');
  await holder.query('lock table support_messages in access exclusive mode');
  const waiting = write(product.url, 'in-flight-at-the-stop');
  await until('the write waits', async () => {
    const rows = await ask(
      dataDir,
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%support_messages%'",
    );
    return rows.length > 0;
  });
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
  const released = performance.now();
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - released).toBeLessThan(2_000);
  expect(postmasterOf(dataDir)).toBeUndefined();
});

it('ends open lines within a second', { timeout: 40_000 }, async () => {
  const product = await start({ dataDir });
  expect(await storedUnder(dataDir, 'in-flight-at-the-stop')).toHaveLength(1);
  const cookie = await signIn(product.url, 'developer@demo.example');
  const lines = await Promise.all(Array.from({ length: 5 }, () => openLine(product.url, cookie)));
  const exit = once(product.child, 'exit');
  const began = performance.now();
  product.child.kill('SIGTERM');
  await Promise.all(lines.map(({ ended }) => ended));
  const lineTime = performance.now() - began;
  expect(await exit).toEqual([0, null]);
  expect(lineTime).toBeLessThan(1_000);
  expect(performance.now() - began).toBeLessThan(2_000);
});
