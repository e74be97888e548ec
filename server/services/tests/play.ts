import { answerScore } from '../../../domain/tests/answer-score.ts';
import { nextQuestion } from '../../../domain/tests/next-question.ts';
import { rateSession } from '../../../domain/tests/rating.ts';
import * as rules from '../../../domain/tests/session.ts';
import { deadlineOf } from '../../../domain/tests/timer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { completeSession } from './complete-session.ts';
import { player } from './permit.ts';
import { readCandidates } from './read-candidates.ts';
import { answersOf, lockSession, readSession, type StoredSession } from './session-store.ts';
import { type SessionView, viewSession } from './view-session.ts';

/** Chance is the platform's: nobody can know which question comes next. */
const chance = () => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;

/** How a question is answered: the options by their places on this player's screen, or nothing. */
export type Given = { chosen: number[] } | { skipped: true };

/** Starts or goes on: a question whose time is up is closed, and the next one is shown. */
export async function goOn(context: Context, sessionId: string): Promise<SessionView> {
  return inSession(context, sessionId, async (trx, stored, now) => {
    const started = done(rules.start(stored.session, now));
    if (started.status === 'COMPLETED') return;
    await showNext(trx, stored, done(rules.resume(started, now)), now);
  });
}

/**
 * One answer to one question, stored before it is acknowledged. Sent twice it is one answer; another one, from another tab
 * or by the back button, is refused (Conflict), and the page then shows where the session stands.
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
    // After practice the answer is told first; the next question comes when the player goes on.
    if (stored.session.practice) await save(trx, stored, step.session, now);
    else await showNext(trx, stored, step.session, now);
  });
}

/** 'Giving up ends a session, rated, with the open question as skipped.' */
export async function giveUp(context: Context, sessionId: string): Promise<SessionView> {
  return inSession(context, sessionId, async (trx, stored, now) => {
    const step = rules.abandon(stored.session, now);
    if ('refusal' in step) throw new Conflict();
    await save(trx, stored, step.session, now);
  });
}

async function inSession(
  context: Context,
  sessionId: string,
  work: (trx: Trx, stored: StoredSession, now: Date) => Promise<void>,
): Promise<SessionView> {
  const { userId } = player(context);
  return context.db.transaction().execute(async (trx) => {
    const stored = await lockSession(trx, sessionId, userId);
    if (!stored) throw new NotFound();
    await work(trx, stored, context.ports.clock.now());
    const after = await readSession(trx, sessionId, userId);
    if (!after) throw new NotFound();
    return viewSession(trx, context, after);
  });
}

function done(step: rules.Step): rules.Session {
  if ('refusal' in step) throw new Conflict();
  return step.session;
}

/** What was ticked on the screen, as places in the table of options; what is not on the screen is nothing. */
function positionsOf(order: readonly number[], shown: readonly number[]): number[] {
  return [...new Set(shown)].flatMap((index) => order[index] ?? []).sort((a, b) => a - b);
}

async function showNext(trx: Trx, stored: StoredSession, session: rules.Session, now: Date): Promise<void> {
  await save(trx, stored, session, now);
  if (session.open || session.status !== 'STARTED') return;
  const current = await readSession(trx, stored.id, stored.userId);
  if (!current) return;
  const { userId, testId, before, extraTime } = current;
  const candidates = await readCandidates(trx, { userId, testId, practice: session.practice });
  const asked = current.questions.map(({ questionId, scored }) => ({ id: questionId, scored }));
  // Met in this very session is not met before.
  const fresh = candidates.filter(({ id }) => !asked.some((one) => one.id === id));
  const { rating } = rateSession(before, answersOf(current));
  const next = nextQuestion({ rating, asked, candidates: fresh, length: session.length }, chance);
  if (!next) return save(trx, current, done(rules.finish(session, now)), now);
  const deadline = deadlineOf(now, next.seconds, extraTime);
  done(rules.ask(session, { questionId: next.id, deadline }));
  await trx
    .insertInto('testSessionQuestions')
    .values({
      sessionId: stored.id,
      position: asked.length,
      questionId: next.id,
      optionOrder: shuffled(next.options),
      shownAt: now,
      deadline,
      seen: next.seen,
      scored: next.scored,
    })
    .execute();
}

function shuffled(count: number): number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [places[last], places[other]] = [places[other] as number, places[last] as number];
  }
  return places;
}

/** Writes what is new in a session: replies, its start, its end. */
export async function save(trx: Trx, stored: StoredSession, session: rules.Session, now: Date): Promise<void> {
  for (const given of session.replies.slice(stored.session.replies.length)) {
    await trx
      .updateTable('testSessionQuestions')
      .set({
        how: given.how,
        chosen: given.chosen.map(Number),
        isRight: (await isRight(trx, given)) === 1,
        repliedAt: given.at,
      })
      .where('sessionId', '=', stored.id)
      .where('questionId', '=', given.questionId)
      .where('how', 'is', null)
      .execute();
  }
  if (stored.session.status === session.status) return;
  const { status, length, startDate = null, endDate = null } = session;
  await trx
    .updateTable('testSessions')
    .set({ status, length, startDate, endDate })
    .where('id', '=', stored.id)
    .execute();
  if (status === 'COMPLETED') await completeSession(trx, stored, now);
}

async function isRight(trx: Trx, { questionId, chosen }: rules.Reply): Promise<0 | 1> {
  const right = await trx
    .selectFrom('questionOptions')
    .select('position')
    .where('questionId', '=', questionId)
    .where('isRight', '=', true)
    .execute();
  return answerScore(
    chosen,
    right.map(({ position }) => String(position)),
  );
}
