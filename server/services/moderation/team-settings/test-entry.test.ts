import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionsToPublish } from '../../../../domain/catalogue/contributions/draft-test-size.ts';
import { emptyTest } from '../../../../domain/moderation/team-settings/content-entries.ts';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contentOf } from '../../../../tests/harness/content-of.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { contributionTo } from '../../../../tests/harness/contributions.ts';
import { auditOf } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testIdOf } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { editEntry, lineOf, notedOf } from '../../../../tests/harness/team-settings.ts';
import { loadFiles } from '../../../data/content/load-content.ts';
import type { Runtime } from '../../../runtime.ts';
import { readLeaderboard } from '../../assessments/leaderboards/read-leaderboard.ts';
import { readTest } from '../../assessments/read-test.ts';
import { beginSession } from '../../assessments/session/begin-session.ts';
import { goOn } from '../../assessments/session/play.ts';
import { actOnQuestion } from '../../catalogue/contributions/act-on-question.ts';
import { readOpenTests } from '../../catalogue/contributions/open-tests.ts';
import { proposeQuestion } from '../../catalogue/contributions/propose-question.ts';
import { readTeamSettings } from './read-settings.ts';
import { readEntry, removeEntry, saveEntry } from './save-entry.ts';

let runtime: Runtime;
let administrator: SignedIn;
const now = new Date('2026-11-15T10:00:00Z');
/** The tests that are open; loading leaves the others without questions. */
const opened = ['php', 'react', 'rust'];
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
const as = (viewer: Viewer, moment = now) => ({
  ...contextOf(runtime, viewer),
  ports: { ...runtime.ports, clock: { now: () => moment } },
});
const team = () => as(administrator);
const edit = (id: string, change: object) => editEntry(team(), 'tests', id, change);

describe('a test in the team settings', () => {
  const whole = {
    ...emptyTest,
    ...{ nameFr: 'Elixir', nameEn: 'Elixir', alias: 'elixir', technologyId: 'elixir', themeId: 'web' },
    ...{ descriptionFr: 'Processus.', descriptionEn: 'Processes.', professionIds: ['back-end-developer'] },
  };
  const create = (change: object = {}) =>
    saveEntry(team(), 'tests', 'new', { mode: 'add', version: null, value: { ...whole, ...change } });

  it('keeps the changes of the team when its file is loaded again; its questions still follow the file', async () => {
    const id = await testIdOf(runtime.db, 'react');
    await edit(id, {
      nameFr: 'React, de A à Z',
      descriptionFr: 'Autrement dit.',
      themeId: 'languages',
      professionIds: ['back-end-developer'],
    });
    await runtime.db.updateTable('questions').set({ titleFr: 'Changé' }).where('testId', '=', id).execute();
    await runtime.db.deleteFrom('lookupVersions').where('name', '=', 'tests').execute();
    const client = await runtime.pool.connect();
    await loadFiles(client, await contentOf(...opened), now);
    client.release();
    expect((await readEntry(team(), 'tests', id)).value).toMatchObject({
      nameFr: 'React, de A à Z',
      descriptionFr: 'Autrement dit.',
      themeId: 'languages',
      professionIds: ['back-end-developer'],
      status: 'PUBLISHED',
    });
    const changed = runtime.db.selectFrom('questions').select('id').where('testId', '=', id);
    expect(await changed.where('titleFr', '=', 'Changé').execute()).toEqual([]);
    expect(await lineOf(team(), 'tests', id, 'de A à Z')).toMatchObject({
      edited: true,
      test: { status: 'PUBLISHED' },
    });
    expect(await notedOf(team(), id)).toEqual(['settings.tests.edit']);
  });

  it('is put back to its file, with the words before and after in the log', async () => {
    const id = await testIdOf(runtime.db, 'rust');
    const { value: original } = await readEntry(team(), 'tests', id);
    expect(await lineOf(team(), 'tests', id, 'rust')).toMatchObject({ edited: false, test: { restorable: false } });
    await expect(removeEntry(team(), 'tests', id)).rejects.toMatchObject({ name: 'Forbidden' });
    const changed = { nameFr: 'Rouille', descriptionEn: 'Oxide.', professionIds: ['back-end-developer'] };
    await edit(id, { ...changed, themeId: 'web', technologyId: 'go' });
    expect(await lineOf(team(), 'tests', id, 'Rouille')).toMatchObject({ edited: true, test: { restorable: true } });
    await removeEntry(team(), 'tests', id);
    expect((await readEntry(team(), 'tests', id)).value).toEqual(original);
    expect(await lineOf(team(), 'tests', id, 'rust')).toMatchObject({ edited: false, test: { restorable: false } });
    const [, restored] = await auditOf(runtime.db, id);
    expect(restored).toMatchObject({
      action: 'settings.tests.restore',
      data: { before: { nameFr: 'Rouille', technologyId: 'go' }, after: { ...original } },
    });
    // An archived test stays archived: its file says that it is open.
    await edit(id, { status: 'ARCHIVED' });
    await expect(removeEntry(team(), 'tests', id)).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('archived: it cannot be begun, an open session continues, and loading its file does not reopen it', async () => {
    const id = await testIdOf(runtime.db, 'php');
    const player = await makeDeveloper(runtime.db);
    const begun = await beginSession(as(player), 'php', false);
    const catalogued = async () =>
      (await sql`select from catalogue_questions where test_id = ${id}`.execute(runtime.db)).rows.length;
    const before = await catalogued();
    expect(before).toBeGreaterThan(0);
    await edit(id, { status: 'ARCHIVED' });
    await runtime.db.deleteFrom('lookupVersions').where('name', '=', 'tests').execute();
    const client = await runtime.pool.connect();
    await loadFiles(client, await contentOf(...opened), now);
    client.release();
    await expect(readTest(as(player), 'php')).rejects.toMatchObject({ name: 'NotFound', gone: true });
    await expect(readLeaderboard(as(player), 'php', { seasonId: undefined, page: 1 })).rejects.toMatchObject({
      gone: true,
    });
    const other = await makeDeveloper(runtime.db);
    await expect(beginSession(as(other), 'php', false)).rejects.toMatchObject({ name: 'NotFound' });
    expect((await readOpenTests(team())).map((one) => one.id)).not.toContain(id);
    expect(await catalogued()).toBe(0);
    await goOn(as(player), begun.outcome === 'begun' ? begun.sessionId : '');
    await edit(id, { status: 'PUBLISHED' });
    expect(await readTest(as(player), 'php')).toMatchObject({ alias: 'php' });
    expect(await catalogued()).toBe(before);
  });

  it('is created as a draft, and its address can change until it is open', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ fields: { alias: 'duplicate' } });
    await expect(create({ alias: 'x', status: 'PUBLISHED' })).rejects.toMatchObject({ fields: { status: 'unknown' } });
    for (const [field, value] of [
      ['technologyId', 'none'],
      ['themeId', 'none'],
      ['professionIds', ['web']],
    ] as const)
      await expect(create({ alias: 'y', [field]: value })).rejects.toMatchObject({ fields: { [field]: 'unknown' } });
    const id = await testIdOf(runtime.db, 'elixir');
    await edit(id, { alias: 'elixir-bases' });
    expect((await readEntry(team(), 'tests', id)).value).toMatchObject({ ...whole, alias: 'elixir-bases' });
    await expect(edit(id, { alias: 'react' })).rejects.toMatchObject({ fields: { alias: 'duplicate' } });
    const react = await testIdOf(runtime.db, 'react');
    await expect(edit(react, { alias: 'react-2' })).rejects.toMatchObject({
      fields: { alias: 'fixedAddress' },
    });
    expect(await notedOf(team(), id)).toEqual(['settings.tests.add', 'settings.tests.edit']);
  });

  it('opens with enough questions and never becomes a draft again; without questions it can be deleted', async () => {
    await create({ alias: 'opening', nameEn: 'Opening', nameFr: 'Ouverture' });
    const id = await testIdOf(runtime.db, 'opening');
    await expect(edit(id, { status: 'ARCHIVED' })).rejects.toMatchObject({ fields: { status: 'unknown' } });
    await expect(edit(id, { status: 'PUBLISHED' })).rejects.toMatchObject({
      fields: { '': `fewQuestions:${questionsToPublish}` },
    });
    expect(await lineOf(team(), 'tests', id, 'Ouverture')).toMatchObject({
      test: { blank: true, addressFixed: false },
    });
    for (let made = 0; made < questionsToPublish; made++) {
      const question = await proposeQuestion(team(), crypto.randomUUID(), contributionTo(id));
      await actOnQuestion(team(), question.id, { act: 'accept' });
    }
    await expect(removeEntry(team(), 'tests', id)).rejects.toMatchObject({ name: 'Forbidden' });
    await edit(id, { status: 'PUBLISHED' });
    await expect(edit(id, { status: 'DRAFT' })).rejects.toMatchObject({ fields: { status: 'unknown' } });
    const player = await makeDeveloper(runtime.db);
    expect(await beginSession(as(player), 'opening', false)).toMatchObject({ outcome: 'begun' });
    expect(await lineOf(team(), 'tests', id, 'Ouverture')).toMatchObject({
      test: { status: 'PUBLISHED', questions: questionsToPublish, ranked: 0, blank: false, addressFixed: true },
    });
    await create({ alias: 'mistake' });
    const mistake = await testIdOf(runtime.db, 'mistake');
    await removeEntry(team(), 'tests', mistake);
    await expect(readEntry(team(), 'tests', mistake)).rejects.toMatchObject({ name: 'NotFound' });
  });
});

it('only administrators edit tests, and every change is in the log', async () => {
  const person = await makeDeveloper(runtime.db);
  const sent = { mode: 'edit', version: null, value: {} } as const;
  for (const [kind, id] of [
    ['tests', await testIdOf(runtime.db, 'react')],
    ['seasons', '2027-q1'],
    ['achievements', 'podium'],
  ] as const) {
    for (const viewer of [undefined, person]) {
      await expect(readTeamSettings(as(viewer), kind, '')).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(readEntry(as(viewer), kind, id)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(saveEntry(as(viewer), kind, id, sent)).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(removeEntry(as(viewer), kind, id)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  }
});
