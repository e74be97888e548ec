// Two web processes and a worker process on one data folder: notifications and background tasks reach the other
// processes.
import { expect, it } from 'vitest';
import { postmasterOf } from '../harness/cluster.ts';
import { compiled, launch } from '../harness/product.ts';
import { ask, cleanups, newFolder, openLine, post, signIn, start, until } from './support.ts';

const dataDir = newFolder();
const a = await start({ dataDir, env: { APP_ROLE: 'web' } });
const b = await start({ dataDir, env: { APP_ROLE: 'web' } });
const worker = launch({ ...compiled, APP_ROLE: 'worker', DATA_DIR: dataDir, BASE_URL: a.url });
cleanups.push(() => void worker.kill('SIGKILL'));
const email = 'developer@demo.example';

it('a notification sent by one process reaches a browser of the other', async () => {
  const mine = await signIn(a.url, email);
  await signIn(a.url, email);
  const line = await openLine(b.url, mine);
  const stranger = await openLine(b.url, await signIn(b.url, 'recruiter@demo.example'));

  const answer = await post(a.url, '/settings/security', { intent: 'session', session: 'others' }, { cookie: mine });
  expect(answer.status).toBe(200);
  await until('the notification', () => line.heard.some(({ kind }) => kind === 'sessions'));
  expect(stranger.heard.map(({ kind }) => kind)).toEqual(['hello']);
  line.close();
  stranger.close();
});

it('a notification between the loading of a page and the opening of its connection is not missed', async () => {
  const mine = await signIn(a.url, email);
  const read = Date.now();
  const quiet = await openLine(b.url, mine, read + 5_000);
  await post(a.url, '/settings/security', { intent: 'session', session: 'others' }, { cookie: mine });
  await until('the notification', () => quiet.heard.some(({ kind }) => kind === 'sessions'));
  const late = await openLine(b.url, mine, read);
  // A process that has just started does not know earlier notifications, and makes the page reload.
  await until('the same notification', () => late.heard.some(({ kind }) => ['sessions', 'resync'].includes(kind)));
  expect(quiet.heard.map(({ kind }) => kind)).toEqual(['hello', 'sessions']);
  late.close();
});

it('a member who leaves a company gets no more of its notifications, as their connection ends', async () => {
  const admin = await signIn(a.url, 'recruiter@demo.example');
  const member = await signIn(b.url, 'viewer@demo.example');
  const line = await openLine(b.url, member);
  const rows = await ask<{ recruiterId: string; companyId: string }>(
    dataDir,
    `select m.recruiter_id as "recruiterId", m.company_id as "companyId" from company_members m
     join users u on u.id = m.recruiter_id where u.email = 'viewer@demo.example'`,
  );
  const { recruiterId = '', companyId = '' } = rows[0] ?? {};
  const sent = (cookie: string, body: object) =>
    fetch(`${a.url}/company/${companyId}/team`, {
      method: 'POST',
      headers: { cookie, origin: a.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await sent(admin, { mode: 'remove', recruiterId })).status).toBe(200);
  await line.ended;
  expect(line.heard.at(-1)).toMatchObject({ kind: 'company' });
  const next = await openLine(b.url, member);
  const others = await openLine(b.url, admin);
  // A notification to the whole company.
  expect(
    (await sent(admin, { mode: 'invite', value: { email: 'somebody@example.com', admin: false, intros: false } }))
      .status,
  ).toBe(200);
  await until('the company is notified', () => others.heard.some(({ kind }) => kind === 'company'));
  expect(next.heard.map(({ kind }) => kind)).toEqual(['hello']);
  next.close();
  others.close();
});

it('a visitor without a session has no live connection', async () => {
  const answer = await fetch(`${b.url}/live`);
  expect(answer.status).toBe(204);
});

it('an e-mail requested on a web process is sent by the worker process', async () => {
  let said = '';
  worker.stdout?.on('data', (chunk) => (said += chunk));
  const before = await ask(dataDir, 'select id from emails');
  const answer = await post(b.url, '/mot-de-passe-oublie', { email });
  expect(answer.status).toBeLessThan(400);
  const sent = await until('the e-mail is sent', async () => {
    const rows = await ask<{ id: string; status: string; template: string }>(
      dataDir,
      'select id, status, template from emails where to_address = $1',
      [email],
    );
    return rows.find(({ id, status }) => status === 'sent' && !before.some((row) => row.id === id));
  });
  expect(sent.template).toBe('reset-password');
  expect(
    await until(
      'the task has left the queue',
      async () => (await ask(dataDir, 'select 1 from graphile_worker.jobs')).length === 0,
    ),
  ).toBe(true);
  expect(said).not.toContain('"level":50');
});

it('the worker process stops in order and the others continue; the last one stops the database', async () => {
  worker.kill('SIGTERM');
  expect(
    await until('the worker ends', () => (worker.exitCode === null ? undefined : { code: worker.exitCode })),
  ).toEqual({ code: 0 });
  expect((await fetch(`${a.url}/health/ready`)).status).toBe(200);
  expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
  expect(postmasterOf(dataDir)).toBeUndefined();
});
