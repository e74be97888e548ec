import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abandon,
  answer,
  ask,
  finish,
  isRated,
  newSession,
  progressOf,
  resume,
  type Session,
  type Step,
  skip,
  start,
} from './session.ts';
import { graceMilliseconds } from './timer.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15, 10) + 1000 * seconds);
const grace = graceMilliseconds / 1000;
const chose = (...chosen: number[]) => ({ chosen, typed: null });
const typed = (text: string) => ({ chosen: [], typed: text });
const open = (questionId: string, deadline = 60) => ({ questionId, deadline: at(deadline) });
const done = (step: Step): Session => {
  if ('refusal' in step) throw new Error(step.refusal);
  return step.session;
};

const waiting = newSession({ practice: false, length: 2 });
const started = done(start(waiting, at(0)));
const asking = done(ask(started, open('q1')));
const half = done(answer(asking, 'q1', chose(0), at(10)));
const last = done(ask(half, open('q2', 90)));
const completed = done(answer(last, 'q2', chose(1), at(70)));

describe('a session from WAITING to STARTED to COMPLETED', () => {
  it('waits, starts, asks, and ends with its last answer', () => {
    expect([waiting, started, asking, half, completed].map(({ status }) => status)).toEqual([
      'WAITING',
      'STARTED',
      'STARTED',
      'STARTED',
      'COMPLETED',
    ]);
    expect(completed).toMatchObject({ startDate: at(0), endDate: at(70), length: 2 });
    expect(completed.open).toBeUndefined();
    expect(completed.replies.map(({ questionId, how, chosen }) => [questionId, how, ...chosen])).toEqual([
      ['q1', 'answered', 0],
      ['q2', 'answered', 1],
    ]);
  });

  it('counts the questions answered and the questions left', () => {
    expect([started, half, completed].map(progressOf)).toEqual([
      { questionIndex: 0, remainingQuestions: 2 },
      { questionIndex: 1, remainingQuestions: 1 },
      { questionIndex: 2, remainingQuestions: 0 },
    ]);
  });

  it('starts once: a second start changes nothing', () => expect(done(start(half, at(50)))).toBe(half));

  it('ends early when the test has no more questions, with a shorter length', () => {
    const ended = done(finish(half, at(20)));
    expect(ended).toMatchObject({ status: 'COMPLETED', length: 1, endDate: at(20) });
    expect(done(finish(ended, at(99)))).toBe(ended);
  });
});

describe('a step that a session refuses', () => {
  it.each([
    ['a question before the start', ask(waiting, open('q1')), 'notStarted'],
    ['an answer before the start', answer(waiting, 'q1', chose(0), at(1)), 'notStarted'],
    ['resuming before the start', resume(waiting, at(1)), 'notStarted'],
    ['finishing before the start', finish(waiting, at(1)), 'notStarted'],
    ['giving up before the start', abandon(waiting, at(1)), 'notStarted'],
    ['starting again after the end', start(completed, at(99)), 'completed'],
    ['a question after the end', ask(completed, open('q3')), 'completed'],
    ['an answer to another question after the end', answer(completed, 'q3', chose(0), at(99)), 'completed'],
    ['resuming after the end', resume(completed, at(99)), 'completed'],
    ['a second question while one is open', ask(asking, open('q2')), 'questionOpen'],
    ['finishing while a question is open', finish(asking, at(5)), 'questionOpen'],
    ['a question that was asked before', ask(half, open('q1')), 'alreadyAsked'],
    ['an answer to a question that is not the current one', answer(asking, 'q2', chose(0), at(5)), 'otherQuestion'],
    ['an answer when no question is open', answer(half, 'q2', chose(0), at(15)), 'otherQuestion'],
    ['skipping a question that is not the current one', skip(asking, 'q2', at(5)), 'otherQuestion'],
    ['another answer to the same question', answer(half, 'q1', chose(1), at(15)), 'alreadyReplied'],
    ['skipping a question that was answered', skip(half, 'q1', at(15)), 'alreadyReplied'],
  ] as const)('refuses %s', (_, step, refusal) => expect(step).toEqual({ refusal }));
});

describe('the same answer sent twice is one answer', () => {
  it.each([
    ['at once', half, answer(half, 'q1', chose(0), at(11))],
    ['when the next question is open', last, answer(last, 'q1', chose(0), at(30))],
    ['the one that ended the session', completed, answer(completed, 'q2', chose(1), at(71))],
    ['a question shown twice', asking, ask(asking, open('q1', 200))],
  ])('%s, changes nothing', (_, before, step) => expect(done(step)).toBe(before));

  it('a typed text and an order of steps, change nothing; others are refused', () => {
    const written = done(answer(asking, 'q1', typed('1 2'), at(10)));
    expect(done(answer(written, 'q1', typed('1 2'), at(12)))).toBe(written);
    expect(answer(written, 'q1', typed('1 3'), at(12))).toEqual({ refusal: 'alreadyReplied' });
    const ordered = done(answer(asking, 'q1', chose(2, 0, 1), at(10)));
    expect(done(answer(ordered, 'q1', chose(2, 0, 1), at(12)))).toBe(ordered);
    expect(answer(ordered, 'q1', chose(0, 1, 2), at(12))).toEqual({ refusal: 'alreadyReplied' });
  });

  it('skipping twice is skipping once', () => {
    const skipped = done(skip(asking, 'q1', at(10)));
    expect(skipped.replies).toEqual([{ questionId: 'q1', how: 'skipped', chosen: [], typed: null, at: at(10) }]);
    expect(done(skip(skipped, 'q1', at(11)))).toBe(skipped);
    expect(answer(skipped, 'q1', chose(0), at(12))).toEqual({ refusal: 'alreadyReplied' });
  });
});

describe('the time limit', () => {
  const late = 60 + grace + 1;

  it('accepts an answer that was sent in time', () => {
    expect(done(answer(asking, 'q1', chose(0), at(60 + grace))).replies[0]?.how).toBe('answered');
  });

  it('counts a late answer as none, also when it is sent again', () => {
    const timedOut = done(answer(asking, 'q1', chose(0), at(late)));
    expect(timedOut.replies).toEqual([{ questionId: 'q1', how: 'timedOut', chosen: [], typed: null, at: at(60) }]);
    expect(done(answer(timedOut, 'q1', chose(0), at(late + 1)))).toBe(timedOut);
  });

  it('continues while the player is away: a player who comes back in time sees the same question', () => {
    expect(done(resume(asking, at(59)))).toBe(asking);
    expect(done(resume(half, at(5000)))).toBe(half);
  });

  it('continues while the player is away: a question whose time is up has no answer', () => {
    const back = done(resume(asking, at(5000)));
    expect(back).toMatchObject({ status: 'STARTED', replies: [{ questionId: 'q1', how: 'timedOut', at: at(60) }] });
    expect(done(ask(back, open('q2', 5060))).open?.questionId).toBe('q2');
  });

  it('ends a session at the deadline of its last question, when the player left it open', () => {
    expect(done(resume(last, at(5000)))).toMatchObject({ status: 'COMPLETED', endDate: at(90) });
  });
});

describe('giving up', () => {
  it('ends the session; the open question counts as skipped, questions not asked do not count', () => {
    const long = { ...asking, length: 12 };
    const given = done(abandon(long, at(20)));
    expect(given).toMatchObject({ status: 'COMPLETED', length: 1, endDate: at(20) });
    expect(given.replies.map(({ how }) => how)).toEqual(['skipped']);
    expect(done(abandon(given, at(30)))).toBe(given);
  });

  it('between two questions adds no reply', () => {
    expect(done(abandon(half, at(20)))).toMatchObject({ status: 'COMPLETED', replies: half.replies, endDate: at(20) });
  });
});

describe('whether a session is rated', () => {
  it.each([
    ['a completed session', completed, true],
    ['a session that was given up', done(abandon(half, at(20))), true],
    ['a started session', half, false],
    ['a waiting session', waiting, false],
    ['a practice session', { ...completed, practice: true }, false],
  ])('%s: rated or not', (_, session, expected) => expect(isRated(session)).toBe(expected));
});

describe('any commands in any order', () => {
  const id = fc.constantFrom('q1', 'q2', 'q3', 'q4');
  const press = fc.oneof(
    fc.constant((session: Session, now: number) => start(session, at(now))),
    id.map((one) => (session: Session, now: number) => ask(session, open(one, now + 30))),
    fc.tuple(id, fc.constantFrom(0, 1)).map(
      ([one, option]) =>
        (session: Session, now: number) =>
          answer(session, one, chose(option), at(now)),
    ),
    id.map((one) => (session: Session, now: number) => skip(session, one, at(now))),
    fc.constant((session: Session, now: number) => resume(session, at(now))),
    fc.constant((session: Session, now: number) => finish(session, at(now))),
    fc.constant((session: Session, now: number) => abandon(session, at(now))),
  );
  const order = ['WAITING', 'STARTED', 'COMPLETED'];

  it('move a session only forward, keep its replies, and a repeated command changes nothing', () => {
    const presses = fc.array(fc.tuple(press, fc.nat(40)), { maxLength: 30 });
    fc.assert(
      fc.property(presses, (steps) => {
        let session = newSession({ practice: false, length: 3 });
        let now = 0;
        for (const [step, seconds] of steps) {
          now += seconds;
          const after = step(session, now);
          if ('refusal' in after) continue;
          const next = after.session;
          const again = step(next, now);
          if (!('refusal' in again)) expect(again.session).toBe(next);
          expect(order.indexOf(next.status)).toBeGreaterThanOrEqual(order.indexOf(session.status));
          expect(next.replies.slice(0, session.replies.length)).toEqual(session.replies);
          expect(new Set(next.replies.map(({ questionId }) => questionId)).size).toBe(next.replies.length);
          const { questionIndex, remainingQuestions } = progressOf(next);
          expect(questionIndex + remainingQuestions).toBe(next.length);
          expect(remainingQuestions === 0 || next.status !== 'COMPLETED').toBe(true);
          expect(next.endDate !== undefined).toBe(next.status === 'COMPLETED');
          expect(next.open === undefined || next.status === 'STARTED').toBe(true);
          session = next;
        }
      }),
      { numRuns: 300 },
    );
  });
});
