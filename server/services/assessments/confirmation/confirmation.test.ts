import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmation } from '../../../../domain/assessments/confirmation/confirmation.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { answerTo } from '../../../../tests/harness/answers.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { addScore, testIdOf } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { minutesLater, openTalk, requestedTalk, type Talk, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Context } from '../../../context.ts';
import type { Runtime } from '../../../runtime.ts';
import { act } from '../../contact/introductions/act.ts';
import { readDeveloper } from '../../profile/read-developer.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { beginSession } from '../session/begin-session.ts';
import { goOn, reply } from '../session/play.ts';
import { readSessionPage } from '../session/read-session-page.ts';
import { acceptConfirmation, declineConfirmation } from './answer-confirmation.ts';
import { askConfirmation } from './ask-confirmation.ts';
import { readConfirmations } from './read-confirmations.ts';

let runtime: Runtime;
let testId: string;
beforeAll(async () => {
  runtime = await testRuntime();
  testId = await testIdOf(runtime.db, 'javascript');
});
const as = (viewer: SignedIn, minutes = 0) =>
  contextOf(minutes === 0 ? runtime : minutesLater(runtime, minutes), viewer);
const score = 1600;

/** A conversation with a developer whose profile shows a score. */
async function talkAbout(given: { requested?: boolean } = {}): Promise<Talk> {
  const talk = given.requested ? await requestedTalk(runtime) : await openTalk(runtime);
  const { db } = runtime;
  await addScore(db, talk.developer, { testId, score, seasonId: '2026-q4', deviation: 70 });
  await db
    .insertInto('developerTests')
    .values({
      developerId: talk.developer.userId,
      testId,
      ...{ centile: 0.2, provisional: false, score, deviation: 70, endedAt: new Date('2026-11-01T10:00:00Z') },
    })
    .execute();
  return talk;
}

async function asked(talk: Talk): Promise<string> {
  expect(await askConfirmation(as(talk.recruiter), talk.id, testId)).toEqual({ outcome: 'asked' });
  const { requests } = await readConfirmations(as(talk.developer), talk.id);
  return requests[0]?.id ?? '';
}

async function play(context: Context, sessionId: string, right: (index: number) => boolean): Promise<number> {
  let view = await goOn(context, sessionId);
  let count = 0;
  for (; view.status === 'STARTED' && view.question; count++)
    view = await reply(
      context,
      sessionId,
      view.question.questionId,
      await answerTo(runtime.db, sessionId, right(count)),
    );
  return count;
}

async function played(talk: Talk, right: (index: number) => boolean): Promise<string> {
  const accepted = await acceptConfirmation(as(talk.developer), talk.id, await asked(talk));
  if (accepted.outcome !== 'begun') throw new Error(accepted.reason);
  expect(await play(as(talk.developer), accepted.sessionId, right)).toBe(confirmation.questions);
  return accepted.sessionId;
}

const shownConfirmation = async (talk: Talk) => {
  const profile = await readProfile(as(talk.recruiter), talk.developer.userId);
  return 'cards' in profile ? profile.cards.tests?.[0]?.confirmedOn : undefined;
};

describe('a company that talks to a developer (docs/product/assessments.md, Confirming a score during a call)', () => {
  it('sees the results on the profile, and asks for one of them', async () => {
    const talk = await talkAbout();
    const before = await readConfirmations(as(talk.recruiter), talk.id);
    expect(before).toMatchObject({
      side: 'recruiter',
      open: true,
      requests: [],
      tests: [{ testId, name: 'JavaScript', result: { score, margin: 135 }, confirmedOn: null, next: 'now' }],
    });
    await asked(talk);
    const after = await readConfirmations(as(talk.recruiter), talk.id);
    expect(after).toMatchObject({
      requests: [{ testName: 'JavaScript', state: 'asked' }],
      tests: [{ next: 'answerFirst' }],
    });
    expect(await askConfirmation(as(talk.recruiter), talk.id, testId)).toEqual({
      outcome: 'refused',
      reason: 'answerFirst',
    });
    const english = { ...as(talk.developer), locale: 'en' as const };
    expect(await readConfirmations(english, talk.id)).toMatchObject({ side: 'developer', tests: [] });
  });

  it('cannot ask about a result that is not on the profile', async () => {
    const talk = await talkAbout();
    const other = await testIdOf(runtime.db, 'react');
    expect(await askConfirmation(as(talk.recruiter), talk.id, other)).toMatchObject({ reason: 'notShown' });
  });

  it('cannot ask before the developer has accepted the conversation, after its end, or without validation', async () => {
    const requested = await talkAbout({ requested: true });
    expect(await askConfirmation(as(requested.recruiter), requested.id, testId)).toMatchObject({ reason: 'closed' });
    expect((await readConfirmations(as(requested.recruiter), requested.id)).tests).toEqual([]);
    const ended = await talkAbout();
    const request = await asked(ended);
    await act(as(ended.developer), ended.id, 'refuse');
    expect(await acceptConfirmation(as(ended.developer), ended.id, request)).toMatchObject({ reason: 'closed' });
    expect(await askConfirmation(as(ended.recruiter), ended.id, testId)).toMatchObject({ reason: 'closed' });
  });

  it('is the only one that asks and reads: another company and another developer find nothing', async () => {
    const talk = await talkAbout();
    const request = await asked(talk);
    const stranger = await talkingRecruiter(runtime);
    const other = await talkAbout();
    for (const attempt of [
      () => askConfirmation(as(stranger), talk.id, testId),
      () => readConfirmations(as(stranger), talk.id),
      () => readConfirmations(as(other.developer), talk.id),
      () => acceptConfirmation(as(other.developer), talk.id, request),
      () => declineConfirmation(as(other.developer), talk.id, request),
      () => acceptConfirmation(as(other.developer), other.id, request),
      () => acceptConfirmation(as(talk.developer), 'none', request),
      () => askConfirmation(as(talk.recruiter), 'none', testId),
    ])
      await expect(attempt()).rejects.toMatchObject({ name: 'NotFound' });
    await expect(acceptConfirmation(as(talk.recruiter), talk.id, request)).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(askConfirmation(as(talk.developer), talk.id, testId)).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

describe('the developer', () => {
  it('declines without any consequence, and the company waits a day', async () => {
    const talk = await talkAbout();
    const request = await asked(talk);
    await declineConfirmation(as(talk.developer), talk.id, request);
    await declineConfirmation(as(talk.developer), talk.id, request);
    expect((await readConfirmations(as(talk.recruiter), talk.id)).requests).toMatchObject([{ state: 'declined' }]);
    expect(await acceptConfirmation(as(talk.developer), talk.id, request)).toMatchObject({ reason: 'late' });
    expect(await askConfirmation(as(talk.recruiter), talk.id, testId)).toMatchObject({ outcome: 'wait' });
    expect(await askConfirmation(as(talk.recruiter, 24 * 60 + 1), talk.id, testId)).toEqual({ outcome: 'asked' });
    expect(await shownConfirmation(talk)).toBeNull();
  });

  it('agrees within half an hour', async () => {
    const talk = await talkAbout();
    const request = await asked(talk);
    expect(await acceptConfirmation(as(talk.developer, 31), talk.id, request)).toMatchObject({ reason: 'late' });
    const rows = (await readConfirmations(as(talk.recruiter, 31), talk.id)).requests;
    expect(rows).toMatchObject([{ state: 'expired' }]);
  });

  it('agrees twice at the same moment and gets one session, beside an ordinary one', async () => {
    const talk = await talkAbout();
    await sql`update player_ratings set last_session_at = '2026-01-01' where user_id = ${talk.developer.userId}`.execute(
      runtime.db,
    );
    const ordinary = await beginSession(as(talk.developer), 'javascript', false);
    const request = await asked(talk);
    const both = await Promise.all([1, 2].map(() => acceptConfirmation(as(talk.developer), talk.id, request)));
    const ids = new Set(both.map((one) => ('sessionId' in one ? one.sessionId : '')));
    expect(ids.size).toBe(1);
    expect(ordinary).toMatchObject({ outcome: 'begun', resumed: false });
    const again = await beginSession(as(talk.developer), 'javascript', false);
    expect(again).toMatchObject({ outcome: 'begun', resumed: true });
    expect(ids).not.toContain('sessionId' in again ? again.sessionId : '');
    expect((await readConfirmations(as(talk.recruiter), talk.id)).requests).toMatchObject([
      { state: 'playing', sessionId: null },
    ]);
    const [sessionId = ''] = ids;
    const page = await readSessionPage(as(talk.developer), sessionId);
    expect(page.confirmation).toMatchObject({ introductionId: talk.id, confirmed: null });
    expect(page.view.remainingQuestions).toBe(5);
  });

  it('plays for one company at a time', async () => {
    const talk = await talkAbout();
    const first = await asked(talk);
    await acceptConfirmation(as(talk.developer), talk.id, first);
    await sql`update score_confirmations set session_id = null where id = ${first}`.execute(runtime.db);
    expect(await acceptConfirmation(as(talk.developer), talk.id, first)).toMatchObject({ reason: 'other' });
  });
});

describe('five answers', () => {
  it('confirm the score: shown beside it, and the company reads how many were right', async () => {
    const talk = await talkAbout();
    const sessionId = await played(talk, (index) => index !== 2);
    const { requests, tests } = await readConfirmations(as(talk.recruiter), talk.id);
    expect(requests).toMatchObject([{ state: 'confirmed', right: 4, questions: 5 }]);
    expect(tests[0]?.confirmedOn).not.toBeNull();
    expect(tests[0]?.next).toMatch(/^20/);
    expect(await shownConfirmation(talk)).toBeTypeOf('number');
    const stored = await readDeveloper(runtime.db, talk.developer.userId, 'en');
    expect(stored?.tests).toMatchObject([{ name: 'JavaScript', confirmedOn: expect.any(Number) }]);
    expect((await readSessionPage(as(talk.developer), sessionId)).confirmation).toMatchObject({ confirmed: true });
    expect(await askConfirmation(as(talk.recruiter), talk.id, testId)).toMatchObject({ outcome: 'wait' });
    const rating = await runtime.db
      .selectFrom('playerRatings')
      .select('sessions')
      .where('userId', '=', talk.developer.userId)
      .executeTakeFirst();
    expect(rating).toEqual({ sessions: 2 });
  });

  it('do not confirm it, which only the company that asked reads', async () => {
    const talk = await talkAbout();
    await played(talk, (index) => index === 0);
    expect((await readConfirmations(as(talk.recruiter), talk.id)).requests).toMatchObject([
      { state: 'notConfirmed', right: 1, questions: 5 },
    ]);
    expect(await shownConfirmation(talk)).toBeNull();
  });

  it('say nothing about a higher result, and a newer failure removes the mark', async () => {
    const talk = await talkAbout();
    await played(talk, () => true);
    const { userId: developerId } = talk.developer;
    const show = (points: number) =>
      runtime.db.updateTable('developerTests').set({ score: points }).where('developerId', '=', developerId).execute();
    await show(score + confirmation.tolerance + 1);
    expect(await shownConfirmation(talk)).toBeNull();
    await show(score + confirmation.tolerance);
    expect(await shownConfirmation(talk)).toBeTypeOf('number');
    await sql`insert into score_confirmations (introduction_id, company_id, developer_id, test_id, asked_at, expires_at, score, ended_at, confirmed)
      select introduction_id, company_id, developer_id, test_id, now(), now(), score, ended_at + interval '8 days', false
      from score_confirmations where developer_id = ${developerId}`.execute(runtime.db);
    expect(await shownConfirmation(talk)).toBeNull();
  });

  it('ask no question that is new to the bank, and are chosen below the score', async () => {
    const talk = await talkAbout();
    const sessionId = await played(talk, () => true);
    const rows = await runtime.db
      .selectFrom('testSessionQuestions as s')
      .innerJoin('questions as q', 'q.id', 's.questionId')
      .select(['s.scored', 's.seen', 'q.pool', 'q.rating'])
      .where('s.sessionId', '=', sessionId)
      .execute();
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toMatchObject({ scored: true, seen: false, pool: 'rated' });
    const mean = rows.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / rows.length;
    expect(mean).toBeLessThan(score);
  });
});
