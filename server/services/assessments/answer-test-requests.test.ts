import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { emailsTo } from '../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper } from '../../../tests/harness/factories.ts';
import { testIdOf } from '../../../tests/harness/players.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { editEntry } from '../../../tests/harness/team-settings.ts';
import type { Runtime } from '../../runtime.ts';
import { readTeamSettings } from '../moderation/team-settings/read-settings.ts';
import { readDeveloperHome } from '../shell/home/read-developer-home.ts';
import { answerRequestsForFiles } from './answer-test-requests.ts';
import { beginSession } from './session/begin-session.ts';
import { markTechnology } from './user-tests/mark-technology.ts';

let runtime: Runtime;
let administrator: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
const as = (viewer: Viewer) => contextOf(runtime, viewer);
const ask = (person: SignedIn, technologyId: string, on = true) =>
  markTechnology(as(person), person.userId, technologyId, { mark: 'ask', on });
const mailsOf = async ({ email }: SignedIn) => (await emailsTo(runtime.db, email)).map(({ subject }) => subject);
const noticesOf = async (person: SignedIn) =>
  (await readDeveloperHome(as(person), person.userId)).openedTests.map(({ name }) => name);
const requests = async () => (await readTeamSettings(as(administrator), 'tests', '')).testRequests;
const setState = async (alias: string, status: string) =>
  editEntry(as(administrator), 'tests', await testIdOf(runtime.db, alias), { status });

describe('docs/product/assessments.md, Asking for a test', () => {
  it('counts the people who wait, and tells each of them once when the test opens', async () => {
    await setState('php', 'ARCHIVED');
    const [first, second, gone] = await Promise.all([0, 1, 2].map(() => makeDeveloper(runtime.db)));
    if (!first || !second || !gone) throw new Error('three people');
    await runtime.db.updateTable('users').set({ locale: 'en' }).where('id', '=', second.userId).execute();
    for (const person of [first, second, gone]) await ask(person, 'php');
    await ask(gone, 'php', false);
    const since = (await runtime.db.selectFrom('testRequests').select('askedAt').orderBy('askedAt').execute())[0];
    expect(await requests()).toMatchObject([
      { technologyId: 'php', name: 'PHP', handle: 'php', people: 2, since: since?.askedAt.toISOString(), draft: null },
    ]);
    await setState('php', 'PUBLISHED');
    await answerRequestsForFiles(runtime);
    expect(await mailsOf(first)).toEqual(['Le test PHP est publié']);
    expect(await mailsOf(second)).toEqual(['The PHP test has been published']);
    expect(await mailsOf(gone)).toEqual([]);
    expect(await requests()).toEqual([]);
    // The message stays on the home page until the test is begun or the message is put away.
    expect([await noticesOf(first), await noticesOf(second), await noticesOf(gone)]).toEqual([['PHP'], ['PHP'], []]);
    await beginSession(as(first), 'php', false);
    await ask(second, 'php', false);
    expect([await noticesOf(first), await noticesOf(second)]).toEqual([[], []]);
  });

  it('an answered request begins again when the test was archived and the person asks again', async () => {
    const person = await makeDeveloper(runtime.db);
    await setState('go', 'ARCHIVED');
    await ask(person, 'go');
    await setState('go', 'PUBLISHED');
    await setState('go', 'ARCHIVED');
    expect(await requests()).toEqual([]);
    await ask(person, 'go');
    expect(await requests()).toMatchObject([{ technologyId: 'go', people: 1 }]);
    await setState('go', 'PUBLISHED');
    expect(await mailsOf(person)).toHaveLength(2);
  });

  it('a test that a new version brings is told after the start', async () => {
    const person = await makeDeveloper(runtime.db);
    await ask(person, 'elixir');
    const { id } = await runtime.db
      .insertInto('tests')
      .values({ seoAlias: 'elixir', technologyId: 'elixir', nameFr: 'Elixir', nameEn: 'Elixir', status: 'DRAFT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await requests()).toMatchObject([{ technologyId: 'elixir', draft: 'Elixir' }]);
    await runtime.db.updateTable('tests').set({ status: 'PUBLISHED' }).where('id', '=', id).execute();
    await answerRequestsForFiles(runtime);
    await answerRequestsForFiles(runtime);
    expect(await mailsOf(person)).toEqual(['Le test Elixir est publié']);
  });
});
