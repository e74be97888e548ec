import { rateSession } from '../../../../domain/assessments/rating/rating.ts';
import { answerScore } from '../../../../domain/assessments/session/answer-score.ts';
import { nextQuestion } from '../../../../domain/assessments/session/next-question.ts';
import * as rules from '../../../../domain/assessments/session/session.ts';
import { deadlineOf } from '../../../../domain/assessments/session/timer.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { player } from '../permit.ts';
import { completeSession } from './complete-session.ts';
import { readCandidates } from './read-candidates.ts';
import { answersOf, lockSession, type StoredSession } from './session-store.ts';
import { type SessionView, viewSession } from './view-session.ts';

/** A cryptographic random source, so that the next question cannot be predicted. */
const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;

/** An answer: the positions of the chosen options on this player's screen, or a skip. */
export type Given = { chosen: number[] } | { skipped: true };

/** Starts or resumes a session: closes a question whose time is over and shows the next one. */
export async function goOn(context: Context, sessionId: string): Promise<SessionView> {
  return inSession(context, sessionId, async (trx, stored, now) => {
    const { session } = stored;
    if (session.status === 'COMPLETED') return stored;
    return showNext(trx, stored, done(rules.resume(done(rules.start(session, now)), now)), now);
  });
}

/**
 * Stores one answer to one question. The same answer sent twice is stored once; a different answer, from another tab or
 * after the back button, is refused with Conflict, and the page then shows the current state.
 */
export async function reply(
  context: Context,
  sessionId: string,
  questionId: string,
  given: Given,
): Promise<SessionView> {
  return inSession(context, sessionId, async (trx, stored, now) => {
    const question = stored.questions.find((one) => one.questionId === questionId);
    if (!question) throw new NotFound();
    const chosen = 'chosen' in given ? positionsOf(question.optionOrder, given.chosen) : [];
    const step =
      chosen.length > 0
        ? rules.answer(stored.session, questionId, chosen.map(String), now)
        : rules.skip(stored.session, questionId, now);
    if ('refusal' in step) throw new Conflict();
    // In practice the right answer is shown first; the next question comes when the player continues.
    return stored.session.practice ? save(trx, stored, step.session, now) : showNext(trx, stored, step.session, now);
  });
}

/**
 * docs/product/assessments.md, Giving up and abandoned sessions: the open question counts as skipped, and a rated
 * session is rated.
 */
export async function giveUp(context: Context, sessionId: string): Promise<SessionView> {
  return inSession(context, sessionId, async (trx, stored, now) => {
    const step = rules.abandon(stored.session, now);
    if ('refusal' in step) throw new Conflict();
    return save(trx, stored, step.session, now);
  });
}

async function inSession(
  context: Context,
  sessionId: string,
  work: (trx: Trx, stored: StoredSession, now: Date) => Promise<StoredSession>,
): Promise<SessionView> {
  const { userId } = player(context);
  return context.db.transaction().execute(async (trx) => {
    const stored = await lockSession(trx, sessionId, userId);
    if (!stored) throw new NotFound();
    return viewSession(trx, context, await work(trx, stored, context.ports.clock.now()));
  });
}

function done(step: rules.Step): rules.Session {
  if ('refusal' in step) throw new Conflict();
  return step.session;
}

/** Converts positions on the screen to positions in the table; unknown positions are ignored. */
function positionsOf(order: readonly number[], shown: readonly number[]): number[] {
  return [...new Set(shown)].flatMap((index) => order[index] ?? []).sort((a, b) => a - b);
}

async function showNext(trx: Trx, before: StoredSession, session: rules.Session, now: Date): Promise<StoredSession> {
  const stored = await save(trx, before, session, now);
  if (session.open || session.status !== 'STARTED') return stored;
  const { userId, testId, extraTime, questions } = stored;
  const candidates = await readCandidates(trx, { userId, testId, practice: session.practice });
  const asked = questions.map(({ questionId, scored }) => ({ id: questionId, scored }));
  // Questions of this session do not count as seen before.
  const fresh = candidates.filter(({ id }) => !asked.some((one) => one.id === id));
  const { rating } = rateSession(stored.before, answersOf(stored));
  const next = nextQuestion({ rating, asked, candidates: fresh, length: session.length }, chance);
  if (!next) return save(trx, stored, done(rules.finish(session, now)), now);
  const deadline = deadlineOf(now, next.seconds, extraTime);
  const row = {
    position: asked.length,
    questionId: next.id,
    optionOrder: shuffled(next.options),
    shownAt: now,
    deadline,
    seen: next.seen,
    scored: next.scored,
  };
  await trx
    .insertInto('testSessionQuestions')
    .values({ sessionId: stored.id, ...row })
    .execute();
  const open = { ...next, ...row, how: null, chosen: [], isRight: null, repliedAt: null };
  return {
    ...stored,
    session: done(rules.ask(session, { questionId: next.id, deadline })),
    questions: [...questions, open],
  };
}

function shuffled(count: number): number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [places[last], places[other]] = [places[other] as number, places[last] as number];
  }
  return places;
}

/** Stores what is new in a session (replies, start, end) and returns the stored session. */
export async function save(trx: Trx, before: StoredSession, session: rules.Session, now: Date): Promise<StoredSession> {
  const stored = { ...before, session, questions: [...before.questions] };
  for (const { questionId, how, chosen, at } of session.replies.slice(before.session.replies.length)) {
    const index = stored.questions.findIndex((one) => one.questionId === questionId);
    const question = stored.questions[index];
    if (!question) continue;
    const isRight = answerScore(chosen, question.right.map(String)) === 1;
    const reply = { how, chosen: chosen.map(Number), isRight, repliedAt: at };
    stored.questions[index] = { ...question, ...reply };
    await trx
      .updateTable('testSessionQuestions')
      .set(reply)
      .where('sessionId', '=', before.id)
      .where('position', '=', question.position)
      .where('how', 'is', null)
      .execute();
  }
  if (before.session.status === session.status) return stored;
  const { status, length, startDate = null, endDate = null } = session;
  await trx
    .updateTable('testSessions')
    .set({ status, length, startDate, endDate })
    .where('id', '=', before.id)
    .execute();
  if (status === 'COMPLETED') await completeSession(trx, stored, now);
  return stored;
}
