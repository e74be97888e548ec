import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { contributionTo, inFrench, testIdOf } from '../../../../tests/harness/contributions.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readQuestion } from '../../assessments/questions/read-question.ts';
import { voteQuestion } from '../../assessments/questions/vote-question.ts';
import { actOnQuestion } from './act-on-question.ts';
import { proposeQuestion } from './propose-question.ts';
import { readContribution } from './read-contribution.ts';
import { readContributions, seeNews } from './read-contributions.ts';

let runtime: Runtime;
let testId: string;
let author: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
const as = (viewer: Viewer) => contextOf(runtime, viewer);

beforeAll(async () => {
  runtime = await testRuntime();
  testId = await testIdOf(runtime.db, 'git');
  [stranger, admin] = [await makeDeveloper(runtime.db), await makeAdministrator(runtime.db)];
});
beforeEach(async () => {
  author = await makeDeveloper(runtime.db);
});

const propose = async (draft = contributionTo(testId), viewer = author) =>
  (await proposeQuestion(as(viewer), randomUUID(), draft)).id;
const rowOf = (id: string) =>
  runtime.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const page = (viewer: 'owner' | 'developer') => ({
  developerId: author.userId,
  viewer,
  can: { edit: viewer === 'owner' },
  cards: { tests: [] },
});

describe('proposing a question (docs/product/catalogue.md, Contributing)', () => {
  it('stores it as waiting for validation, and its author reads it back unchanged', async () => {
    const draft = contributionTo(testId, { code: 'let x;\n\n', codeLanguage: 'javascript', seconds: '75' });
    const id = await propose(draft);
    expect(await rowOf(id)).toMatchObject({
      status: 'WAITING_FOR_VALIDATION',
      publishedAt: null,
      rating: null,
      pool: 'public',
      seconds: 75,
      authorId: author.userId,
    });
    const read = await readContribution(as(author), id);
    expect(read.draft).toEqual({ ...draft, code: 'let x;' });
    expect(read).toMatchObject({ mine: true, can: ['edit', 'withdraw'], history: [{ act: 'propose', by: 'you' }] });
  });

  it('in one language leaves the other empty in the form, and shows the same text in lists', async () => {
    const draft = inFrench(contributionTo(testId));
    const id = await propose(draft);
    expect(await rowOf(id)).toMatchObject({ languages: 'fr', titleEn: draft.title.fr });
    expect((await readContribution(as(author), id)).draft).toEqual(draft);
  });

  it('twice with the same key, also at the same moment, creates one question', async () => {
    const key = randomUUID();
    const draft = contributionTo(testId);
    const made = await Promise.all([1, 2, 3].map(() => proposeQuestion(as(author), key, draft)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    // The key belongs to one user.
    expect((await proposeQuestion(as(stranger), key, draft)).id).not.toBe(made[0]?.id);
  });

  it('is refused with the name of each wrong field, and for an unknown test', async () => {
    await expect(propose({ ...contributionTo(testId), options: [] })).rejects.toMatchObject({
      fields: { options: 'fewOptions' },
    });
    await expect(propose(contributionTo(randomUUID()))).rejects.toMatchObject({ fields: { testId: 'unknown' } });
  });

  it('is allowed to developers and administrators only', async () => {
    for (const viewer of [undefined, await makeRecruiter(runtime.db)])
      await expect(proposeQuestion(as(viewer), randomUUID(), contributionTo(testId))).rejects.toMatchObject({
        name: 'Forbidden',
      });
    expect(await propose(contributionTo(testId), admin)).toBeTruthy();
  });
});

describe('a question that waits for validation', () => {
  it('is edited by its author, and a newer version is not overwritten', async () => {
    const id = await propose();
    const value = contributionTo(testId, { difficulty: 4 });
    await actOnQuestion(as(author), id, { act: 'edit', version: 0, value });
    expect(await rowOf(id)).toMatchObject({ difficulty: 4, version: 1, titleFr: value.title.fr });
    await expect(actOnQuestion(as(author), id, { act: 'edit', version: 0, value })).rejects.toMatchObject({
      name: 'Conflict',
    });
    await actOnQuestion(as(author), id, { act: 'edit', version: null, value });
  });

  it('is edited again by its author in a form that stayed open', async () => {
    const id = await propose();
    const first = await actOnQuestion(as(author), id, { act: 'edit', version: 0, value: contributionTo(testId) });
    const { version } = first;
    expect(version).toBe((await rowOf(id)).version);
    const value = contributionTo(testId, { difficulty: 3 });
    await actOnQuestion(as(author), id, { act: 'edit', version, value });
    expect(await rowOf(id)).toMatchObject({ difficulty: 3 });
  });

  it('is withdrawn by its author, and proposed again', async () => {
    const id = await propose();
    await actOnQuestion(as(author), id, { act: 'withdraw' });
    expect((await rowOf(id)).status).toBe('NOT_PUBLISHED');
    await expect(actOnQuestion(as(author), id, { act: 'withdraw' })).rejects.toMatchObject({ name: 'Conflict' });
    await actOnQuestion(as(author), id, { act: 'resubmit', value: contributionTo(testId) });
    expect((await rowOf(id)).status).toBe('WAITING_FOR_VALIDATION');
  });

  it('is not found by other developers and recruiters, who cannot change it', async () => {
    const id = await propose();
    for (const other of [stranger, await makeRecruiter(runtime.db)]) {
      await expect(readContribution(as(other), id)).rejects.toMatchObject({ name: 'NotFound' });
      for (const act of ['edit', 'accept', 'withdraw', 'delete'] as const)
        await expect(actOnQuestion(as(other), id, { act })).rejects.toMatchObject({ name: 'NotFound' });
    }
    await expect(actOnQuestion(as(undefined), id, { act: 'withdraw' })).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(actOnQuestion(as(author), id, { act: 'accept' })).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('can be another wording of a public question of its test, which is not another wording itself', async () => {
    const original = await propose();
    const other = await propose(contributionTo(testId, { alternativeOf: original }));
    expect(await rowOf(other)).toMatchObject({ alternative: true, alternativeOf: original });
    expect((await readContribution(as(author), other)).original?.id).toBe(original);
    const rated = await runtime.db
      .selectFrom('questions')
      .select('id')
      .where('testId', '=', testId)
      .where('pool', '=', 'rated')
      .executeTakeFirstOrThrow();
    for (const alternativeOf of [other, rated.id, randomUUID()])
      await expect(propose(contributionTo(testId, { alternativeOf }))).rejects.toMatchObject({
        fields: { alternativeOf: 'unknown' },
      });
  });
});

describe('the page of a question (docs/product/catalogue.md, The page of a question)', () => {
  const statuses = ['WAITING_FOR_VALIDATION', 'DECLINED', 'NOT_PUBLISHED', 'ARCHIVED', 'DELETED'] as const;

  it.each(statuses)('in status %s is readable and changeable according to the role of the viewer', async (status) => {
    const questionId = await propose();
    await runtime.db.updateTable('questions').set({ status }).where('id', '=', questionId).execute();
    const address = { testId, questionId };
    const waits = status === 'WAITING_FOR_VALIDATION';
    const standing = { status, open: false, talked: waits };
    for (const viewer of [author, admin])
      expect(await readQuestion(as(viewer), address)).toMatchObject({ standing, can: { change: true, speak: waits } });
    // A user who finds it in the catalogue can open it, but not change it.
    expect(await readQuestion(as(stranger), address)).toMatchObject({ standing, can: { change: false } });
    const visitor = readQuestion(as(undefined), address);
    if (waits) expect(await visitor).toMatchObject({ standing, can: { speak: false } });
    else await expect(visitor).rejects.toMatchObject({ name: 'NotFound', gone: false });
    if (!waits) await expect(voteQuestion(as(stranger), address, 1)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('that was public before is gone (410)', async () => {
    const questionId = await propose();
    await runtime.db
      .updateTable('questions')
      .set({ status: 'ARCHIVED', publishedAt: new Date('2026-01-01') })
      .where('id', '=', questionId)
      .execute();
    await expect(readQuestion(as(undefined), { testId, questionId })).rejects.toMatchObject({ gone: true });
  });
});

describe('the Contributions section (docs/product/catalogue.md, Contributions section of a profile)', () => {
  it('shows its owner all questions with the reasons, and other users the published ones', async () => {
    const [kept, declined] = [await propose(), await propose()];
    await actOnQuestion(as(admin), kept, { act: 'accept' });
    await actOnQuestion(as(admin), declined, { act: 'decline', value: { reason: 'Trop vague.' } });
    const own = await readContributions(as(author), page('owner'));
    expect(own?.total).toBe(2);
    expect(own?.questions).toMatchObject([
      { id: declined, status: 'DECLINED', own: { reason: 'Trop vague.', news: true, can: ['resubmit'] } },
      { id: kept, status: 'PUBLISHED', own: { news: true, can: [] } },
    ]);
    const seen = await readContributions(as(stranger), page('developer'));
    expect(seen?.questions.map(({ id }) => id)).toEqual([kept]);
    expect(JSON.stringify(seen)).not.toContain('Trop vague');
    await seeNews(as(author));
    expect((await readContributions(as(author), page('owner')))?.questions[0]?.own?.news).toBe(false);
  });

  it('is undefined for a viewer who may not see the tests of the developer', async () => {
    expect(await readContributions(as(stranger), { ...page('developer'), cards: {} })).toBeUndefined();
  });
});
