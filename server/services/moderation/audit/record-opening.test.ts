import { beforeAll, expect, it } from 'vitest';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readAudit } from './read-audit.ts';
import { recordOpening } from './record-opening.ts';

let runtime: Runtime;
let admin: SignedIn;
let developer: SignedIn;

beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
  developer = await makeDeveloper(runtime.db);
});

const at = (viewer: SignedIn, now: string) => {
  const clock = { now: () => new Date(now) };
  return contextOf({ ...runtime, ports: { ...runtime.ports, clock } }, viewer);
};
const opened = async () =>
  (await readAudit(contextOf(runtime, admin), { q: developer.userId })).lines.map(({ action, actor, subject }) => [
    action,
    actor,
    subject,
  ]);

it('an administrator who opens a person’s page is in the log, once for each person, page and hour', async () => {
  const morning = at(admin, '2026-11-15T09:10:00Z');
  await Promise.all(Array.from({ length: 5 }, () => recordOpening(morning, 'settings', developer.userId)));
  await recordOpening(at(admin, '2026-11-15T09:59:59Z'), 'settings', developer.userId);
  const line = (page: string, who = admin) => [`opened.${page}`, who.name, developer.name];
  expect(await opened()).toEqual([line('settings')]);

  await recordOpening(morning, 'dashboard', developer.userId);
  expect(await opened()).toEqual([line('dashboard'), line('settings')]);

  const colleague = await makeAdministrator(runtime.db);
  await recordOpening(at(colleague, '2026-11-15T09:10:00Z'), 'settings', developer.userId);
  await recordOpening(at(admin, '2026-11-15T10:00:00Z'), 'settings', developer.userId);
  expect(await opened()).toHaveLength(4);
});

it('a developer who opens their own page is not in the log', async () => {
  await recordOpening(at(developer, '2026-11-15T12:00:00Z'), 'dashboard', developer.userId);
  expect(await opened()).toHaveLength(4);
});
