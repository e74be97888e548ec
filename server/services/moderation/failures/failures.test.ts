import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { handleFailures } from './handle-failures.ts';
import { readFailures } from './read-failures.ts';

let runtime: Runtime;
let administrator: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});

const as = (viewer: Viewer) => contextOf(runtime, viewer);
let count = 0;

async function failedEmail(): Promise<string> {
  const words = { subject: 'Objet', text: 'Texte', html: '<p>Texte</p>', template: 'verify-email', locale: 'fr' };
  const { id } = await runtime.db
    .insertInto('emails')
    .values({ ...words, messageKey: `key-${count++}`, toAddress: 'a@b.example', status: 'failed', error: 'smtp: 550' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function failedJob(): Promise<string> {
  const { rows } = await runtime.pool.query(
    `select (graphile_worker.add_job('sweep-expired', '{}'::json, max_attempts => 1)).id::text`,
  );
  await runtime.pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = E'Error: no disk\\n  at somewhere' where id = $1`,
    [rows[0].id],
  );
  return rows[0].id;
}

const statusOf = async (id: string) =>
  (await runtime.db.selectFrom('emails').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('e-mails that the mail server refused', () => {
  it('are sent again once, even when two administrators retry at the same moment', async () => {
    const id = await failedEmail();
    const { emails } = await readFailures(as(administrator));
    expect(emails.find((one) => one.id === id)).toMatchObject({ to: 'a@b.example', error: 'smtp: 550' });
    expect((await readFailures(as(administrator), 'SMTP: 55')).emails.map((one) => one.id)).toContain(id);
    expect(await readFailures(as(administrator), 'rien de tel')).toEqual({
      emails: [],
      emailTotal: 0,
      jobs: [],
      taskTotal: 0,
    });
    const retry = { kind: 'emails', act: 'retry', ids: [id] };
    const outcomes = await Promise.all([
      handleFailures(as(administrator), retry),
      handleFailures(as(administrator), retry),
    ]);
    expect(outcomes.toSorted()).toEqual([0, 1]);
    expect(await statusOf(id)).toBe('queued');
    const { rows } = await runtime.pool.query(
      "select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'emailId' = $1",
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('are dropped and no longer listed', async () => {
    const id = await failedEmail();
    expect(await handleFailures(as(administrator), { kind: 'emails', act: 'drop', ids: [id] })).toBe(1);
    expect(await statusOf(id)).toBe('dropped');
    expect((await readFailures(as(administrator))).emails.map((one) => one.id)).not.toContain(id);
  });
});

describe('background tasks whose attempts are used up', () => {
  it('are retried or dropped; the list shows the first line of the error', async () => {
    const [again, gone] = [await failedJob(), await failedJob()];
    const { jobs } = await readFailures(as(administrator));
    expect(jobs.find(({ id }) => id === again)).toMatchObject({ task: 'sweep-expired', error: 'Error: no disk' });
    expect(await readFailures(as(administrator), 'no disk')).toMatchObject({ emailTotal: 0, taskTotal: 2 });
    expect(await handleFailures(as(administrator), { kind: 'jobs', act: 'retry', ids: [again] })).toBe(1);
    expect(await handleFailures(as(administrator), { kind: 'jobs', act: 'drop', ids: [gone] })).toBe(1);
    const left = await runtime.pool.query('select id::text, attempts from graphile_worker.jobs where id = any($1)', [
      [again, gone],
    ]);
    expect(left.rows).toEqual([{ id: again, attempts: 0 }]);
    expect((await readFailures(as(administrator))).jobs).toEqual([]);
  });
});

it('only administrators handle failures, and unknown kinds and ids are refused', async () => {
  for (const viewer of [undefined, await makeDeveloper(runtime.db)]) {
    await expect(readFailures(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(handleFailures(as(viewer), {})).rejects.toMatchObject({ name: 'Forbidden' });
  }
  await expect(handleFailures(as(administrator), { kind: 'users', act: 'drop', ids: ['x'] })).rejects.toMatchObject({
    name: 'Invalid',
  });
  expect(await handleFailures(as(administrator), { kind: 'jobs', act: 'drop', ids: ['x; drop'] })).toBe(0);
});
