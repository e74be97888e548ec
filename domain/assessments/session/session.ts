import { type Answer, noAnswer } from './answer-score.ts';
import { isLate } from './timer.ts';

export type SessionStatus = 'WAITING' | 'STARTED' | 'COMPLETED';

/** A question on the player's screen, and its deadline. */
export type OpenQuestion = { questionId: string; deadline: Date };

/** The reply to a question; one that was skipped or not answered in time has no answer. */
export type Reply = Answer & {
  questionId: string;
  how: 'answered' | 'skipped' | 'timedOut';
  at: Date;
};

export type Session = {
  status: SessionStatus;
  practice: boolean;
  /** How many questions it asks; fewer than planned when the test has no more. */
  length: number;
  replies: readonly Reply[];
  open?: OpenQuestion;
  startDate?: Date;
  endDate?: Date;
};

type Refusal = 'notStarted' | 'completed' | 'questionOpen' | 'otherQuestion' | 'alreadyAsked' | 'alreadyReplied';

/** The session after a step (the same object when the step was already made), or why the step is refused. */
export type Step = { session: Session } | { refusal: Refusal };

export function newSession({ practice, length }: Pick<Session, 'practice' | 'length'>): Session {
  return { status: 'WAITING', practice, length, replies: [] };
}

export function start(session: Session, now: Date): Step {
  if (session.status === 'COMPLETED') return { refusal: 'completed' };
  if (session.status === 'STARTED') return { session };
  return { session: { ...session, status: 'STARTED', startDate: now } };
}

/** Shows a question. Only one is open at a time, and no question is asked twice. */
export function ask(session: Session, question: OpenQuestion): Step {
  const refusal = refusalOf(session);
  if (refusal) return { refusal };
  if (session.open) return session.open.questionId === question.questionId ? { session } : { refusal: 'questionOpen' };
  if (replyTo(session, question.questionId)) return { refusal: 'alreadyAsked' };
  return { session: { ...session, open: question } };
}

/**
 * A late answer counts as none. Idempotent: the same answer sent twice is one answer, even the one that ended the
 * session.
 */
export function answer(session: Session, questionId: string, given: Answer, now: Date): Step {
  return reply(session, { questionId, how: 'answered', ...given, at: now });
}

export function skip(session: Session, questionId: string, now: Date): Step {
  return reply(session, { questionId, how: 'skipped', ...noAnswer, at: now });
}

/** The player comes back: time has passed meanwhile, so a question whose time is up has no answer. */
export function resume(session: Session, now: Date): Step {
  const refusal = refusalOf(session);
  if (refusal) return { refusal };
  const { open } = session;
  if (!open || !isLate(open.deadline, now)) return { session };
  return { session: close(session, { questionId: open.questionId, how: 'timedOut', ...noAnswer, at: open.deadline }) };
}

/** For a test that has no more questions; otherwise the last reply ends the session. */
export function finish(session: Session, now: Date): Step {
  if (session.status === 'COMPLETED') return { session };
  if (session.status === 'WAITING') return { refusal: 'notStarted' };
  if (session.open) return { refusal: 'questionOpen' };
  return { session: complete(session, now) };
}

/**
 * Ends the session with its answers. The open question counts as skipped, so that leaving does not avoid a hard
 * question.
 */
export function abandon(session: Session, now: Date): Step {
  if (session.status === 'COMPLETED') return { session };
  if (session.status === 'WAITING') return { refusal: 'notStarted' };
  const left = session.open ? skip(session, session.open.questionId, now) : { session };
  return 'session' in left ? { session: complete(left.session, now) } : left;
}

/** Practice is never rated; neither is a session before its end. */
export function isRated({ status, practice }: Pick<Session, 'status' | 'practice'>): boolean {
  return status === 'COMPLETED' && !practice;
}

/** docs/product/assessments.md, Session states: « Question {questionIndex+1} / {questionIndex+remainingQuestions} ». */
export function progressOf({ replies, length }: Session): { questionIndex: number; remainingQuestions: number } {
  return { questionIndex: replies.length, remainingQuestions: length - replies.length };
}

function reply(session: Session, given: Reply): Step {
  const earlier = replyTo(session, given.questionId);
  if (earlier) return sameReply(earlier, given) ? { session } : { refusal: 'alreadyReplied' };
  const refusal = refusalOf(session);
  if (refusal) return { refusal };
  if (session.open?.questionId !== given.questionId) return { refusal: 'otherQuestion' };
  const { deadline } = session.open;
  const inTime = !isLate(deadline, given.at);
  return { session: close(session, inTime ? given : { ...given, ...noAnswer, how: 'timedOut', at: deadline }) };
}

function refusalOf({ status }: Session): Refusal | undefined {
  if (status === 'STARTED') return undefined;
  return status === 'WAITING' ? 'notStarted' : 'completed';
}

function replyTo({ replies }: Session, questionId: string): Reply | undefined {
  return replies.find((one) => one.questionId === questionId);
}

/**
 * A reply to a question whose time was up changes nothing: it was late the first time too. Steps in another order are
 * another answer; options are stored in one order (given-answer.ts).
 */
function sameReply(earlier: Reply, given: Reply): boolean {
  if (earlier.how === 'timedOut') return true;
  return earlier.how === given.how && earlier.typed === given.typed && earlier.chosen.join() === given.chosen.join();
}

function close({ open: _, ...session }: Session, given: Reply): Session {
  const next = { ...session, replies: [...session.replies, given] };
  return next.replies.length >= session.length ? complete(next, given.at) : next;
}

function complete(session: Session, now: Date): Session {
  return session.status === 'COMPLETED'
    ? session
    : { ...session, status: 'COMPLETED', length: session.replies.length, endDate: now };
}
