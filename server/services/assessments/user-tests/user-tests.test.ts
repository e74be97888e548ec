import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { publicTests, testIdOf } from '../../../../tests/harness/players.ts';
import { makeRichDeveloper } from '../../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readEntries } from '../../library/read-entries.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { readResumeProfile } from '../../resume/downloads/read-resume-profile.ts';
import { markTechnology } from './mark-technology.ts';
import { readProfileOffer } from './read-profile-offer.ts';
import { readTestHistory } from './read-test-history.ts';
import { readUserTests } from './read-user-tests.ts';
import { showTest } from './show-test.ts';

let runtime: Runtime;
const others: { recruiter?: SignedIn; admin?: SignedIn; stranger?: SignedIn } = {};
beforeAll(async () => {
  runtime = await testRuntime();
  others.recruiter = await makeRecruiter(runtime.db);
  others.admin = await makeAdministrator(runtime.db);
  others.stranger = await makeDeveloper(runtime.db);
});
const as = (viewer: Viewer) => contextOf(runtime, viewer);

type Traits = {
  status?: string;
  practice?: boolean;
  day?: number;
  updated?: number | null;
  ranked?: boolean;
  deviation?: number;
};

async function addSession(userId: string, { status = 'COMPLETED', practice = false, ...rest }: Traits = {}) {
  const { day = 10, updated = null, ranked = true, deviation = 70 } = rest;
  const end = new Date(Date.UTC(2026, 9, day, 10));
  const place = (centile: number) =>
    JSON.stringify({
      ...{ allTime: { centile, rank: 3, players: 10 } },
      seasons: { '2026-q4': { centile, rank: 2 } },
    });
  const done = status === 'COMPLETED';
  const row = await runtime.db
    .insertInto('testSessions')
    .values({
      ...{ userId, testId: await testIdOf(runtime.db, 'react'), status, practice, length: 12 },
      ...{ startDate: end, endDate: done ? end : null, seasonId: done ? '2026-q4' : null },
      ...(done && !practice && { score: 1620, deviationAfter: deviation }),
      ranking: done && ranked && !practice ? place(0.3) : null,
      updatedRanking: updated === null ? null : place(updated),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const shownOf = async (person: SignedIn) =>
  runtime.db
    .selectFrom('developerTests')
    .selectAll()
    .where('developerId', '=', person.userId)
    .where('testId', '=', await testIdOf(runtime.db, 'react'))
    .execute();

/** A complete developer, who stays complete after the profile is recomputed. */
const complete = () => makeRichDeveloper(runtime.db, { all: true, cards: {} });

describe('a result on the profile (docs/product/assessments.md, A result on the profile)', () => {
  it('stores the end date and the all-time centile of the updated ranking, and recruiters find it', async () => {
    const owner = await complete();
    const session = await addSession(owner.userId, { updated: 0.04 });
    await showTest(as(owner), owner.userId, session, 'show');
    // Idempotent.
    await showTest(as(owner), owner.userId, session, 'show');
    expect(await shownOf(owner)).toMatchObject([
      { centile: 0.04, score: 1620, deviation: 70, provisional: false, endedAt: new Date('2026-10-10T10:00Z') },
    ]);
    const profile = await readProfile(as(others.recruiter), owner.userId);
    if (profile.kind !== 'profile') throw new Error(profile.kind);
    expect(profile.cards.tests).toContainEqual(
      expect.objectContaining({
        name: 'React',
        centile: 0.04,
        score: 1620,
        deviation: 70,
        endDate: Date.UTC(2026, 9, 10, 10),
      }),
    );
    const resume = await readResumeProfile(runtime.db, owner.userId, 'fr');
    expect(resume?.profile.tests).toContainEqual(
      expect.objectContaining({ name: 'React', centile: 0.04, endDate: Date.UTC(2026, 9, 10, 10) }),
    );
    const found = await runtime.db
      .selectFrom('libraryProfiles')
      .select('testMarks')
      .where('developerId', '=', owner.userId)
      .executeTakeFirstOrThrow();
    expect(found.testMarks).toContain(await testIdOf(runtime.db, 'react'));
    await showTest(as(owner), owner.userId, session, 'hide');
    await showTest(as(owner), owner.userId, session, 'hide');
    expect(await shownOf(owner)).toEqual([]);
  });

  it('a provisional result has no percentage on the profile, in the history, in the résumé and in the library', async () => {
    const owner = await complete();
    const session = await addSession(owner.userId, { deviation: 120 });
    await showTest(as(owner), owner.userId, session, 'show');
    expect(await shownOf(owner)).toMatchObject([{ centile: 0.3, deviation: 120, provisional: true }]);
    const profile = await readProfile(as(others.recruiter), owner.userId);
    if (profile.kind !== 'profile') throw new Error(profile.kind);
    expect(profile.cards.tests?.at(-1)).toMatchObject({ name: 'React', centile: null, score: 1620, deviation: 120 });
    expect((await readResumeProfile(runtime.db, owner.userId, 'fr'))?.profile.tests).toContainEqual(
      expect.objectContaining({ name: 'React', score: 1620, deviation: 120 }),
    );
    const { sessions } = await readTestHistory(as(owner), owner.userId, 'react');
    expect(sessions[0]).toMatchObject({
      result: { score: 1620, margin: 235, certainty: 'provisional', place: undefined, missing: { goal: 'rank' } },
      season: undefined,
    });
    const reader = { locale: 'fr', recruiterId: undefined, company: undefined } as const;
    const [entry] = await readEntries(runtime.db, [owner.userId], reader);
    expect(entry?.tests.map(({ name, score, margin, percent }) => [name, score, margin, percent])).toEqual([
      ['Rust', 1737, 135, 4],
      ['React', 1620, 235, undefined],
    ]);
    const { testMarks } = await runtime.db
      .selectFrom('libraryProfiles')
      .select('testMarks')
      .where('developerId', '=', owner.userId)
      .executeTakeFirstOrThrow();
    const react = await testIdOf(runtime.db, 'react');
    expect(testMarks.filter((mark) => mark.startsWith(react))).toEqual([react]);
  });

  it('a rank without a medal says that about one more session leads to a medal', async () => {
    const owner = await complete();
    await addSession(owner.userId, { deviation: 90 });
    const { sessions } = await readTestHistory(as(owner), owner.userId, 'react');
    expect(sessions[0]?.result).toMatchObject({
      ...{ score: 1620, margin: 175, certainty: 'ranked', missing: { goal: 'medal', sessions: 1 } },
      place: { percent: 30, medal: undefined, rank: 3, players: 10 },
    });
  });

  it('cannot be stored without its test or without its score', async () => {
    const owner = await complete();
    await showTest(as(owner), owner.userId, await addSession(owner.userId), 'show');
    const testId = await testIdOf(runtime.db, 'react');
    const change = (values: object) =>
      runtime.db
        .updateTable('developerTests')
        .set(values)
        .where('developerId', '=', owner.userId)
        .where('testId', '=', testId)
        .execute();
    await expect(change({ score: null })).rejects.toThrow(/null value in column "score"/);
    const noTest = '00000000-0000-7000-8000-000000000000';
    await expect(change({ testId: noTest })).rejects.toThrow(/foreign key constraint/);
    expect(await shownOf(owner)).toMatchObject([{ score: 1620 }]);
  });

  it('shows one session of a test: another one is refused until the first is removed', async () => {
    const owner = await complete();
    const [first, second] = [
      await addSession(owner.userId, { day: 3 }),
      await addSession(owner.userId, { day: 20, updated: 0.2 }),
    ];
    await showTest(as(owner), owner.userId, first, 'show');
    await expect(showTest(as(owner), owner.userId, second, 'show')).rejects.toMatchObject({ name: 'Conflict' });
    await expect(showTest(as(owner), owner.userId, second, 'hide')).rejects.toMatchObject({ name: 'Conflict' });
    await showTest(as(owner), owner.userId, first, 'hide');
    await showTest(as(owner), owner.userId, second, 'show');
    expect(await shownOf(owner)).toMatchObject([{ centile: 0.2 }]);
  });

  it('is offered on the results page, or the reason why not', async () => {
    const owner = await complete();
    const [first, second] = [await addSession(owner.userId, { day: 3 }), await addSession(owner.userId, { day: 20 })];
    const offered = async (id: string) => (await readProfileOffer(as(owner), id))?.button;
    expect(await offered(first)).toBe('add');
    await showTest(as(owner), owner.userId, first, 'show');
    expect([await offered(first), await offered(second)]).toEqual(['remove', 'otherSession']);
    expect(await offered(await addSession(owner.userId, { practice: true }))).toBeUndefined();
    expect(await readProfileOffer(as(others.stranger), first)).toBeUndefined();
    const short = await makeDeveloper(runtime.db, { isShort: true });
    const id = await addSession(short.userId);
    expect(await readProfileOffer(as(short), id)).toMatchObject({ developerId: short.userId, button: 'notYet' });
  });

  it.each([
    ['a session without a rank', {}, { ranked: false }, 'Conflict'],
    ['a practice session', {}, { practice: true }, 'Forbidden'],
    ['a session that is not completed', {}, { status: 'STARTED' }, 'NotFound'],
    ['a short profile', { isShort: true }, {}, 'Forbidden'],
    ['a developer on the waiting list', { validationStatus: 'waiting' }, {}, 'Forbidden'],
  ])('refuses %s', async (_, traits, session, name) => {
    const owner = await makeDeveloper(runtime.db, traits);
    const id = await addSession(owner.userId, session);
    await expect(showTest(as(owner), owner.userId, id, 'show')).rejects.toMatchObject({ name });
    expect(await shownOf(owner)).toEqual([]);
  });

  it("is added only by the developer and administrators, and only from the developer's own sessions", async () => {
    const owner = await complete();
    const session = await addSession(owner.userId);
    for (const viewer of [undefined, others.recruiter, others.stranger]) {
      await expect(showTest(as(viewer), owner.userId, session, 'show')).rejects.toMatchObject({ name: 'Forbidden' });
    }
    const mine = others.stranger as SignedIn;
    await expect(showTest(as(mine), mine.userId, session, 'show')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(showTest(as(owner), owner.userId, 'nonsense', 'show')).rejects.toMatchObject({ name: 'NotFound' });
    await showTest(as(others.admin), owner.userId, session, 'show');
    expect(await shownOf(owner)).toHaveLength(1);
  });
});

describe('the history of a technology (docs/product/assessments.md, Test history)', () => {
  it('lists open sessions first, then completed ones by end date, latest first', async () => {
    const owner = await complete();
    const old = await addSession(owner.userId, { day: 1 });
    const practice = await addSession(owner.userId, { day: 5, practice: true });
    const latest = await addSession(owner.userId, { day: 9, updated: 0.04 });
    const open = await addSession(owner.userId, { status: 'STARTED', day: 2 });
    await showTest(as(owner), owner.userId, old, 'show');
    const { technologyName, sessions } = await readTestHistory(as(owner), owner.userId, 'react');
    expect(technologyName).toBe('React');
    expect(sessions.map(({ sessionId, button }) => [sessionId, button])).toEqual([
      [open, undefined],
      [latest, 'otherSession'],
      [practice, undefined],
      [old, 'remove'],
    ]);
    expect(sessions[1]).toMatchObject({
      result: { score: 1620, margin: 135, certainty: 'confirmed', place: { percent: 4, medal: 'gold', rank: 3 } },
      season: { id: '2026-q4', percent: 4 },
    });
    expect(sessions[0]).toMatchObject({ status: 'STARTED', questionIndex: 0, remainingQuestions: 12 });
  });

  it('is for the developer and administrators only', async () => {
    const owner = await makeDeveloper(runtime.db);
    await addSession(owner.userId);
    for (const viewer of [undefined, others.recruiter, others.stranger]) {
      const asked = readTestHistory(as(viewer), owner.userId, 'react');
      await expect(asked).rejects.toMatchObject({ name: 'Forbidden' });
    }
    expect((await readTestHistory(as(others.admin), owner.userId, 'react')).sessions).toHaveLength(1);
    await expect(readTestHistory(as(owner), owner.userId, 'nothing')).rejects.toMatchObject({ name: 'NotFound' });
  });
});

/** Reads the section like its page does. */
async function section(viewer: Viewer, owner: SignedIn) {
  const profile = await readProfile(as(viewer), owner.userId);
  if (profile.kind !== 'profile') throw new Error(profile.kind);
  return readUserTests(as(viewer), profile);
}

describe('the Tests section of a profile (docs/product/assessments.md, Tests section of a profile)', () => {
  it('has a card per technology; private parts are only for the developer and administrators', async () => {
    const { db } = runtime;
    const owner = await makeDeveloper(db, { visibility: publicTests });
    await addSession(owner.userId);
    await addSession(owner.userId, { status: 'STARTED', day: 12 });
    await db
      .insertInto('developerTechnologies')
      .values([
        { developerId: owner.userId, technologyId: 'react', position: 0 },
        { developerId: owner.userId, technologyId: 'go', position: 1 },
        { developerId: owner.userId, technologyId: 'elixir', position: 2 },
      ])
      .execute();
    const own = await section(owner, owner);
    expect(own?.cards[0]).toMatchObject({
      ...{ technologyId: 'react', name: 'React', handle: 'react', hidden: false },
      variant: 'history',
      sessions: 2,
      unfinished: 1,
      validated: 0,
      lastActivity: Date.UTC(2026, 9, 12, 10),
    });
    expect(own?.cards.find(({ technologyId }) => technologyId === 'go')).toMatchObject({
      variant: 'recommendation',
      recommendedValue: 95,
    });
    expect(own?.edit?.missing).toMatchObject([{ technologyId: 'elixir', asked: false }]);
    const team = await section(others.admin, owner);
    expect(team?.cards[0]).toMatchObject({ unfinished: 1 });
    expect(team?.edit).toEqual(own?.edit);
    for (const viewer of [undefined, others.stranger, others.recruiter]) {
      const seen = await section(viewer, owner);
      expect(seen?.cards.map(({ technologyId }) => technologyId)).toEqual(['react']);
      expect(seen?.cards[0]).not.toHaveProperty('unfinished');
      expect(seen).not.toHaveProperty('edit');
    }
  });

  it('is undefined for a viewer who may not see the tests', async () => {
    const owner = await makeDeveloper(runtime.db, {
      visibility: JSON.stringify({ all: true, cards: { about: { all: true } } }),
    });
    await addSession(owner.userId);
    expect(await section(undefined, owner)).toBeUndefined();
    expect(await section(others.stranger, owner)).toBeUndefined();
    expect((await section(others.recruiter, owner))?.cards).toHaveLength(1);
  });

  it('counts a question as validated after one right answer, also when a later answer was wrong', async () => {
    const { db } = runtime;
    const owner = await makeDeveloper(db);
    const [first, second] = [await addSession(owner.userId, { day: 1 }), await addSession(owner.userId, { day: 8 })];
    const { id: questionId } = await db
      .selectFrom('questions')
      .select('id')
      .where('testId', '=', await testIdOf(db, 'react'))
      .where('status', '=', 'PUBLISHED')
      .limit(1)
      .executeTakeFirstOrThrow();
    const at = new Date('2026-10-01');
    for (const [sessionId, isRight] of [
      [first, true],
      [second, false],
    ] as const) {
      const row = { sessionId, questionId, position: 0, optionOrder: [0], shownAt: at, deadline: at, seen: false };
      await db
        .insertInto('testSessionQuestions')
        .values({ ...row, how: 'answered', isRight, scored: true })
        .execute();
    }
    expect((await section(owner, owner))?.cards[0]).toMatchObject({ validated: 1 });
  });

  it('has a card for a technology in which the developer only wrote questions', async () => {
    const { db } = runtime;
    const owner = await makeDeveloper(db, { visibility: publicTests });
    const words = { titleFr: 'Que fait defer ?', titleEn: 'What does defer do?', difficulty: 1 };
    const question = { testId: await testIdOf(db, 'go'), authorId: owner.userId, ...words };
    const { id } = await db
      .insertInto('questions')
      .values({ ...question, status: 'WAITING_FOR_VALIDATION' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await section(undefined, owner))?.cards).toEqual([]);
    const published = { status: 'PUBLISHED', publishedAt: new Date('2026-10-01'), pool: 'public' };
    await db.updateTable('questions').set(published).where('id', '=', id).execute();
    expect((await section(undefined, owner))?.cards).toMatchObject([
      {
        ...{ technologyId: 'go', variant: 'history', sessions: 0, lastActivity: null },
        ...{ contributions: 1, validated: 0, validatedContributions: 0 },
      },
    ]);
  });

  it('shows hidden cards only to the developer and administrators', async () => {
    const owner = await makeDeveloper(runtime.db, { visibility: publicTests });
    await addSession(owner.userId);
    await markTechnology(as(owner), owner.userId, 'react', { mark: 'hideCard', on: true });
    expect((await section(undefined, owner))?.cards).toEqual([]);
    expect((await section(others.recruiter, owner))?.cards).toEqual([]);
    expect((await section(owner, owner))?.cards[0]).toMatchObject({ technologyId: 'react', hidden: true });
    expect((await section(others.admin, owner))?.cards[0]).toMatchObject({ hidden: true });
    await markTechnology(as(owner), owner.userId, 'react', { mark: 'hideCard', on: false });
    expect((await section(undefined, owner))?.cards).toHaveLength(1);
  });
});

describe('pinned technologies and requests for a test', () => {
  it('at most two technologies can be pinned, also from four tabs at once', async () => {
    const owner = await makeDeveloper(runtime.db);
    const pin = (technologyId: string, on = true) =>
      markTechnology(as(owner), owner.userId, technologyId, { mark: 'pin', on });
    const tabs = await Promise.allSettled(['react', 'go', 'rust', 'php'].map((id) => pin(id)));
    expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const pinned = () =>
      runtime.db
        .selectFrom('pinnedTechnologies')
        .select(['technologyId', 'pinnedAt'])
        .where('userId', '=', owner.userId)
        .execute();
    const [first] = await pinned();
    expect(first).toMatchObject({ pinnedAt: expect.any(Date) });
    await pin(first?.technologyId ?? '');
    await pin(first?.technologyId ?? '', false);
    await pin('java');
    expect(await pinned()).toHaveLength(2);
  });

  it('a test that does not exist yet can be asked for, once', async () => {
    const owner = await makeDeveloper(runtime.db);
    const ask = (technologyId: string) =>
      markTechnology(as(owner), owner.userId, technologyId, { mark: 'ask', on: true });
    await ask('elixir');
    await ask('elixir');
    await expect(ask('react')).rejects.toMatchObject({ name: 'Conflict' });
    expect((await section(owner, owner))?.edit?.missing).toMatchObject([{ technologyId: 'elixir', asked: true }]);
  });

  it('are refused to other developers, recruiters and visitors', async () => {
    const owner = await makeDeveloper(runtime.db);
    for (const viewer of [undefined, others.recruiter, others.stranger]) {
      for (const mark of ['pin', 'hideCard', 'ask'] as const) {
        const made = markTechnology(as(viewer), owner.userId, 'elixir', { mark, on: true });
        await expect(made).rejects.toMatchObject({ name: 'Forbidden' });
      }
    }
    await markTechnology(as(others.admin), owner.userId, 'elixir', { mark: 'pin', on: true });
    const unknown = markTechnology(as(owner), owner.userId, 'nothing', { mark: 'pin', on: true });
    await expect(unknown).rejects.toMatchObject({ name: 'NotFound' });
  });
});
