import { playerToConfirm } from '../../../../domain/assessments/confirmation/confirmation.ts';
import { rateSession } from '../../../../domain/assessments/rating/rating.ts';
import { type Answer, answerScore } from '../../../../domain/assessments/session/answer-score.ts';
import { type GivenAnswer, storedAnswer } from '../../../../domain/assessments/session/given-answer.ts';
import { nextQuestion } from '../../../../domain/assessments/session/next-question.ts';
import * as rules from '../../../../domain/assessments/session/session.ts';
import { deadlineOf } from '../../../../domain/assessments/session/timer.ts';
import { Conflict, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { player } from '../permit.ts';
import { completeSession } from './complete-session.ts';
import { draw } from './draw.ts';
import { type QuestionCandidate, readCandidates } from './read-candidates.ts';
import { answersOf, lockSession, type StoredQuestion, type StoredSession } from './session-store.ts';
import { type SessionView, viewSession } from './view-session.ts';

export type Given = GivenAnswer | { skipped: true };

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
    const step =
      'skipped' in given
        ? rules.skip(stored.session, questionId, now)
        : rules.answer(stored.session, questionId, fittingAnswer(question, given), now);
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

/** The answer as it is stored; one that does not fit the question is refused, and nothing is stored. */
function fittingAnswer(question: StoredQuestion, given: GivenAnswer): Answer {
  const answer = storedAnswer(question, given);
  if (!answer) throw new Invalid({ ['typed' in given ? 'typed' : 'chosen']: 'unknown' });
  return answer;
}

async function showNext(trx: Trx, before: StoredSession, session: rules.Session, now: Date): Promise<StoredSession> {
  const stored = await save(trx, before, session, now);
  if (session.open || session.status !== 'STARTED') return stored;
  const { userId, testId, extraTime, questions } = stored;
  const candidates = await readCandidates(trx, { userId, testId, practice: session.practice, now });
  const asked = questions.map(({ questionId, scored, subject }) => ({ id: questionId, scored, subject }));
  // Questions of this session do not count as seen before.
  const fresh = candidates
    .filter(({ id, scored }) => !asked.some((one) => one.id === id) && (scored || !stored.confirms))
    .map((one) => ({ ...one, heldBack: stored.heldBack.includes(one.id) }));
  const player = stored.confirms ? playerToConfirm(stored.before) : rateSession(stored.before, answersOf(stored));
  const next = nextQuestion({ player, asked, candidates: fresh, length: session.length }, draw);
  if (!next) return save(trx, stored, done(rules.finish(session, now)), now);
  const deadline = deadlineOf(now, next.seconds, extraTime);
  const row = {
    position: asked.length,
    questionId: next.id,
    variant: next.variants[Math.floor(draw() * next.variants.length)] ?? null,
    optionOrder: shownOrder(next),
    shownAt: now,
    deadline,
    seen: next.seen,
    scored: next.scored,
  };
  await trx
    .insertInto('testSessionQuestions')
    .values({ sessionId: stored.id, ...row })
    .execute();
  const open = {
    ...next,
    ...row,
    ...keyReadLater,
    subject: next.subject ?? null,
    how: null,
    chosen: [],
    typed: null,
    isRight: null,
    repliedAt: null,
  };
  return {
    ...stored,
    session: done(rules.ask(session, { questionId: next.id, deadline })),
    questions: [...questions, open],
  };
}

/** The key of a question is read when its answer comes. */
const keyReadLater = { code: null, right: [], rightLines: [], output: null };

/** The order of the options on this player's screen; steps never come in their right order. */
function shownOrder(question: Pick<QuestionCandidate, 'format' | 'options'>): number[] {
  const order = shuffled(question.options);
  const isRight = question.format === 'order' && order.every((position, place) => position === place);
  return isRight && order.length > 1 ? shownOrder(question) : order;
}

function shuffled(count: number): number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [places[last], places[other]] = [places[other] as number, places[last] as number];
  }
  return places;
}

/** Stores what is new in a session (replies, start, end) and returns the stored session. */
export async function save(trx: Trx, before: StoredSession, session: rules.Session, now: Date): Promise<StoredSession> {
  const stored = { ...before, session, questions: [...before.questions] };
  for (const { questionId, how, chosen, typed, at } of session.replies.slice(before.session.replies.length)) {
    const index = stored.questions.findIndex((one) => one.questionId === questionId);
    const question = stored.questions[index];
    if (!question) continue;
    const isRight = answerScore({ chosen, typed }, question) === 1;
    const reply = { how, chosen: [...chosen], typed, isRight, repliedAt: at };
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
