import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { contributionTo, inFrench, testIdOf } from '../../../../tests/harness/contributions.ts';
import { auditOf, emailsTo } from '../../../../tests/harness/emails.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeFormatTest, stepsInOrder } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { commentQuestion } from '../../assessments/questions/comment-question.ts';
import { readQuestion } from '../../assessments/questions/read-question.ts';
import { readCandidates } from '../../assessments/session/read-candidates.ts';
import { actOnQuestion } from './act-on-question.ts';
import { findSimilar } from './find-similar.ts';
import { proposeQuestion } from './propose-question.ts';
import { readContribution } from './read-contribution.ts';
import { readReview, readReviewCounts } from './read-review.ts';
import { seeComments } from './see-comments.ts';

let runtime: Runtime;
let testId: string;
let author: SignedIn;
let admin: SignedIn;
let id: string;
const as = (viewer: Viewer) => contextOf(runtime, viewer);

beforeAll(async () => {
  runtime = await testRuntime();
  testId = await testIdOf(runtime.db, 'git');
  admin = await makeAdministrator(runtime.db);
});
beforeEach(async () => {
  author = await makeDeveloper(runtime.db);
  ({ id } = await proposeQuestion(as(author), randomUUID(), contributionTo(testId)));
});

const rowOf = () => runtime.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an administrator accepts a question (docs/product/catalogue.md, Reviewing questions)', () => {
  it('every visitor reads it, practice sessions use it, and its author gets an e-mail', async () => {
    await actOnQuestion(as(admin), id, { act: 'accept' });
    expect(await readQuestion(as(undefined), { testId, questionId: id })).toMatchObject({ standing: { open: true } });
    const player = await makeDeveloper(runtime.db);
    const asked = await readCandidates(runtime.db, { userId: player.userId, testId, practice: true, now: new Date() });
    // docs/product/assessments.md, Ratings of questions: a new question does not count until it has enough answers.
    expect(asked.find((one) => one.id === id)).toMatchObject({ options: 2, scored: false, seen: false });
    const own = await readCandidates(runtime.db, { userId: author.userId, testId, practice: true, now: new Date() });
    expect(own.find((one) => one.id === id)).toMatchObject({ seen: true });
    expect(await emailsTo(runtime.db, author.email)).toMatchObject([{ template: 'question-accepted', locale: 'fr' }]);
    expect(await auditOf(runtime.db, id)).toMatchObject([{ action: 'question.accept', actorId: admin.userId }]);
    const { history } = await readContribution(as(author), id);
    expect(history).toMatchObject([
      { act: 'accept', by: 'team' },
      { act: 'propose', by: 'you' },
    ]);
    expect((await readContribution(as(admin), id)).history[1]).toMatchObject({ by: { name: author.name } });
    const earned = await runtime.db
      .selectFrom('achievements')
      .select('achievementId')
      .where('userId', '=', author.userId)
      .execute();
    expect(earned).toContainEqual({ achievementId: 'contributor' });
  });

  it('only one of several decisions at the same moment succeeds, the others get a Conflict', async () => {
    const second = await makeAdministrator(runtime.db);
    const outcomes = await Promise.allSettled([
      actOnQuestion(as(admin), id, { act: 'accept' }),
      actOnQuestion(as(second), id, { act: 'accept' }),
      actOnQuestion(as(second), id, { act: 'decline', value: { reason: 'Non.' } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const one of outcomes) if (one.status === 'rejected') expect(one.reason.name).toBe('Conflict');
    expect(await emailsTo(runtime.db, author.email)).toHaveLength(1);
    expect(await auditOf(runtime.db, id)).toHaveLength(1);
  });

  it('the text can be corrected, and must be complete in both languages', async () => {
    const draft = inFrench(contributionTo(testId));
    ({ id } = await proposeQuestion(as(author), randomUUID(), draft));
    await expect(actOnQuestion(as(admin), id, { act: 'accept' })).rejects.toMatchObject({
      fields: { 'title.en': 'required', 'explanation.en': 'required' },
    });
    const value = contributionTo(testId, { difficulty: 3 });
    await actOnQuestion(as(admin), id, { act: 'accept', version: 0, value });
    expect(await rowOf()).toMatchObject({ status: 'PUBLISHED', languages: 'both', difficulty: 3, rating: 1700 });
  });

  it('is refused when its author has changed it meanwhile', async () => {
    await actOnQuestion(as(author), id, { act: 'edit', value: contributionTo(testId) });
    await expect(actOnQuestion(as(admin), id, { act: 'accept', version: 0 })).rejects.toMatchObject({
      name: 'Conflict',
    });
  });
});

describe('an administrator declines a question', () => {
  it('a reason is required; its author reads it, and can correct and propose the question again', async () => {
    await expect(actOnQuestion(as(admin), id, { act: 'decline', value: { reason: ' ' } })).rejects.toMatchObject({
      fields: { reason: 'required' },
    });
    await runtime.db.updateTable('users').set({ locale: 'en' }).where('id', '=', author.userId).execute();
    await actOnQuestion(as(admin), id, { act: 'decline', value: { reason: 'Two options are right.' } });
    const [email] = await emailsTo(runtime.db, author.email);
    expect(email).toMatchObject({ template: 'question-declined', locale: 'en' });
    expect(email?.text).toContain('Two options are right.');
    expect((await readContribution(as(author), id)).history[0]).toMatchObject({ reason: 'Two options are right.' });
    await actOnQuestion(as(author), id, { act: 'resubmit', value: contributionTo(testId) });
    await actOnQuestion(as(admin), id, { act: 'accept' });
    expect((await rowOf()).status).toBe('PUBLISHED');
  });
});

describe('a published question', () => {
  beforeEach(() => actOnQuestion(as(admin), id, { act: 'accept' }));

  it('is archived, restored, deleted and restored; its publication date is set once', async () => {
    const { publishedAt } = await rowOf();
    const steps = [
      ['archive', 'ARCHIVED'],
      ['restore', 'PUBLISHED'],
      ['delete', 'DELETED'],
      ['restore', 'WAITING_FOR_VALIDATION'],
      ['accept', 'PUBLISHED'],
    ] as const;
    for (const [act, status] of steps) {
      await actOnQuestion(as(admin), id, { act });
      expect(await rowOf()).toMatchObject({ status, publishedAt });
    }
    expect((await emailsTo(runtime.db, author.email)).map(({ template }) => template)).toEqual([
      'question-accepted',
      'question-restored',
      'question-deleted',
      'question-restored',
      'question-archived',
      'question-accepted',
    ]);
  });

  it('that was used in a session keeps its number of options', async () => {
    const value = contributionTo(testId);
    const more = { ...value, options: [...value.options, { fr: 'Autre', en: 'Other', right: false }] };
    const session = await runtime.db
      .insertInto('testSessions')
      .values({ userId: author.userId, testId, status: 'STARTED', practice: true, length: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await actOnQuestion(as(admin), id, { act: 'edit', value: more });
    const moment = new Date('2026-11-01');
    const shown = {
      position: 0,
      optionOrder: [0, 1, 2],
      shownAt: moment,
      deadline: moment,
      seen: false,
      scored: false,
    };
    await runtime.db
      .insertInto('testSessionQuestions')
      .values({ sessionId: session.id, questionId: id, ...shown })
      .execute();
    await expect(actOnQuestion(as(admin), id, { act: 'edit', value })).rejects.toMatchObject({
      fields: { options: 'optionsAsked' },
    });
    await actOnQuestion(as(admin), id, { act: 'edit', value: { ...more, difficulty: 0 } });
  });

  it('cannot be changed by its author any more', async () => {
    for (const act of ['edit', 'withdraw', 'archive'] as const)
      await expect(actOnQuestion(as(author), id, { act })).rejects.toMatchObject({ name: 'Conflict' });
  });

  it('is marked as having a new comment until its author or an administrator has opened it', async () => {
    const address = { testId, questionId: id };
    const [reader, stranger] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    await commentQuestion(as(author), address, 'Je précise.');
    expect((await rowOf()).hasNewRating).toBe(false);
    await commentQuestion(as(reader), address, 'Et en 19 ?');
    for (const viewer of [undefined, stranger, reader]) await seeComments(as(viewer), id);
    expect((await rowOf()).hasNewRating).toBe(true);
    await seeComments(as(author), id);
    expect((await rowOf()).hasNewRating).toBe(false);
    await commentQuestion(as(reader), address, 'Merci.');
    await seeComments(as(admin), id);
    expect((await rowOf()).hasNewRating).toBe(false);
  });
});

describe('a question from a content file', () => {
  const one = async (pool: string) =>
    runtime.db
      .selectFrom('questions')
      .select('id')
      .where('testId', '=', testId)
      .where('pool', '=', pool)
      .where('contentKey', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();

  it('is archived and restored, but its text is edited in the file', async () => {
    const { id: fromFile } = await one('public');
    await actOnQuestion(as(admin), fromFile, { act: 'archive' });
    await actOnQuestion(as(admin), fromFile, { act: 'restore' });
    await expect(
      actOnQuestion(as(admin), fromFile, { act: 'edit', value: contributionTo(testId) }),
    ).rejects.toMatchObject({ name: 'Invalid' });
  });

  it('of the rated pool is not found', async () => {
    const { id: rated } = await one('rated');
    await expect(actOnQuestion(as(admin), rated, { act: 'archive' })).rejects.toMatchObject({ name: 'NotFound' });
    await expect(readContribution(as(admin), rated)).rejects.toMatchObject({ name: 'NotFound' });
  });
});

describe('the review queue', () => {
  it('shows waiting questions with their author and similar questions, to administrators only', async () => {
    const words = { fr: 'Que fait `git zorglub --hard` ?', en: 'What does `git zorglub --hard` do?' };
    const first = await proposeQuestion(as(author), randomUUID(), contributionTo(testId, { title: words }));
    const again = { fr: 'Que fait git zorglub avec --hard ?', en: 'What does git zorglub do with --hard?' };
    const second = await proposeQuestion(as(author), randomUUID(), contributionTo(testId, { title: again }));
    await runtime.db
      .updateTable('questions')
      .set({ createdAt: new Date('2020-01-01') })
      .where('id', 'in', [first.id, second.id])
      .execute();
    const { questions } = await readReview(as(admin), 'WAITING_FOR_VALIDATION');
    const { counts } = await readReviewCounts(as(admin));
    expect(counts.WAITING_FOR_VALIDATION).toBeGreaterThanOrEqual(3);
    expect(questions[0]).toMatchObject({ id: first.id, author: { id: author.userId }, similar: [{ id: second.id }] });
    const found = async (text: string) => {
      const review = await readReview(as(admin), 'WAITING_FOR_VALIDATION', text);
      return [review.questions.map(({ id }) => id).toSorted(), review.more];
    };
    expect(await found('zorglub')).toEqual([[first.id, second.id].toSorted(), 0]);
    expect(await found('what does git ZORGLUB')).toEqual([[second.id], 0]);
    expect(await found('zorgl_b')).toEqual([[], 0]);
    await expect(readReview(as(author), 'PUBLISHED')).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('shows published questions of every format with their answers', async () => {
    await makeFormatTest(runtime.db, 'public');
    const read = async (text: string) => (await readReview(as(admin), 'PUBLISHED', text)).questions[0]?.answer;
    expect(await read('quelle ligne faut-il corriger')).toEqual({ format: 'line', lines: [9] });
    expect(await read('une requête HTTPS se déroule-t-elle')).toEqual({ format: 'order', steps: stepsInOrder });
    expect(await read('avant de répondre')).toMatchObject({
      format: 'patch',
      options: [{ right: true }, { right: false }],
    });
  });
});

describe('similar questions (docs/product/catalogue.md, Similar questions)', () => {
  it('are found while a contributor types; those of the rated pool only for administrators', async () => {
    const rated = await runtime.db
      .selectFrom('questions')
      .select(['id', 'titleFr', 'titleEn'])
      .where('testId', '=', testId)
      .where('pool', '=', 'rated')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const asked = { testId, fr: rated.titleFr, en: rated.titleEn, except: '' };
    expect((await findSimilar(as(author), asked)).map((one) => one.id)).not.toContain(rated.id);
    expect((await findSimilar(as(admin), asked))[0]).toMatchObject({
      id: rated.id,
      alike: 1,
      rated: true,
      original: false,
    });
    const known = await rowOf();
    expect(await findSimilar(as(author), { ...asked, fr: known.titleFr, en: '' })).toMatchObject([{ original: true }]);
    expect(await findSimilar(as(author), { ...asked, fr: known.titleFr, en: '', except: id })).toEqual([]);
    expect(await findSimilar(as(author), { ...asked, fr: 'Que', en: '' })).toEqual([]);
    await expect(findSimilar(as(undefined), asked)).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('waiting questions of other authors are not found: a contributor could discover them by typing', async () => {
    const title = { fr: 'Que fait `git cafetiere --douce` ?', en: 'What does `git teapot --soft` do?' };
    const waiting = await proposeQuestion(as(author), randomUUID(), contributionTo(testId, { title }));
    const other = await makeDeveloper(runtime.db);
    const asked = { testId, ...title, except: '' };
    const idsFor = async (viewer: Viewer) => (await findSimilar(as(viewer), asked)).map((one) => one.id);
    expect(await idsFor(other)).toEqual([]);
    expect(await idsFor(author)).toEqual([waiting.id]);
    expect(await idsFor(admin)).toEqual([waiting.id]);
    await actOnQuestion(as(admin), waiting.id, { act: 'accept' });
    expect(await idsFor(other)).toEqual([waiting.id]);
  });
});
