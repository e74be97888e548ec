import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { formats, type QuestionFormat } from '../../../../domain/assessments/content/question.ts';
import { luckOf } from '../../../../domain/assessments/session/luck.ts';
import { graceMilliseconds } from '../../../../domain/assessments/session/timer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeFormatTest, stepsInOrder } from '../../../../tests/harness/question-formats.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { rateQuestions } from '../questions/rate-questions.ts';
import { beginSession } from './begin-session.ts';
import { type Given, goOn, reply } from './play.ts';
import { readCandidates } from './read-candidates.ts';
import { readSessionForAdmin, readSessionView } from './read-session-page.ts';
import { readSession } from './session-store.ts';
import type { SessionView, ShownQuestion } from './view-session.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

/** A session with one question, which is shown. */
async function playing(format: QuestionFormat, practice = true) {
  const { db } = runtime;
  const test = await makeFormatTest(db, practice ? 'public' : 'rated', [format]);
  const developer = await makeDeveloper(db);
  let now = Date.UTC(2026, 10, 15, 9);
  const clock = { now: () => new Date(now) };
  const context = { ...contextOf(runtime, developer), ports: { ...runtime.ports, clock } };
  const begun = await beginSession(context, test.alias, practice);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  const { sessionId } = begun;
  const shown = await goOn(context, sessionId);
  const { question } = shown;
  if (!question) throw new Error('expected a question');
  return {
    ...{ context, developer, sessionId, shown, question, test },
    later: (milliseconds: number) => (now += milliseconds),
    answer: (given: Given) => reply(context, sessionId, question.questionId, given),
    stored: () =>
      db
        .selectFrom('testSessionQuestions')
        .select(['how', 'chosen', 'typed', 'isRight'])
        .where('sessionId', '=', sessionId)
        .executeTakeFirstOrThrow(),
  };
}

const place = ({ options }: ShownQuestion, ...texts: string[]) =>
  texts.map((text) => options.findIndex((option) => option.includes(text)));
const order = (question: ShownQuestion, ...steps: number[]) =>
  place(question, ...steps.map((step) => stepsInOrder[step] ?? ''));

type Answers = {
  right: (question: ShownQuestion) => Given;
  wrong: (question: ShownQuestion) => Given;
  misfits: Given[];
  revealed: object;
};
const answers: Record<QuestionFormat, Answers> = {
  choice: {
    right: (question) => ({ chosen: place(question, 'Un texte vide') }),
    wrong: (question) => ({ chosen: place(question, 'Un tableau vide') }),
    misfits: [{ chosen: [3] }, { chosen: [] }, { chosen: [0, 9] }, { typed: '0' }],
    revealed: {
      format: 'choice',
      options: expect.arrayContaining([{ text: 'Un texte vide', right: true, chosen: true }]),
    },
  },
  patch: {
    right: (question) => ({ chosen: place(question, 'Promise.all') }),
    wrong: (question) => ({ chosen: place(question, 'forEach') }),
    misfits: [{ chosen: [2] }, { typed: 'A' }],
    revealed: {
      format: 'patch',
      options: expect.arrayContaining([{ text: expect.stringContaining('Promise.all'), right: true, chosen: true }]),
    },
  },
  line: {
    right: () => ({ chosen: [9] }),
    wrong: () => ({ chosen: [12] }),
    misfits: [
      { chosen: [0] },
      { chosen: [2] },
      { chosen: [22] },
      { chosen: [2400] },
      { chosen: [9, 10] },
      { typed: '9' },
    ],
    revealed: { format: 'line', right: [9], chosen: [9] },
  },
  output: {
    right: () => ({ typed: '1 10 100 9\nobject' }),
    wrong: () => ({ typed: '1 9 10 100\nobject' }),
    misfits: [{ chosen: [0] }],
    revealed: { format: 'output', output: '1 10 100 9\nobject', typed: '1 10 100 9\nobject' },
  },
  order: {
    right: (question) => ({ chosen: order(question, 0, 1, 2, 3) }),
    wrong: (question) => ({ chosen: order(question, 1, 0, 2, 3) }),
    misfits: [
      { chosen: [0, 1, 2] },
      { chosen: [0, 1, 2, 2] },
      { chosen: [0, 1, 2, 3, 3] },
      { chosen: [0, 1, 2, 4] },
      { typed: '0' },
    ],
    revealed: { format: 'order', steps: stepsInOrder, given: stepsInOrder },
  },
};

describe.each(formats)('an answer of the format %s (docs/product/assessments.md, Answering a question)', (format) => {
  const { right, wrong, misfits, revealed } = answers[format];

  it('is right, is explained at once in practice, and sent again is one answer', async () => {
    const { question, answer, stored } = await playing(format);
    const view = await answer(right(question));
    expect(view.revealed).toMatchObject([{ right: true, how: 'answered', answer: revealed }]);
    const first = await stored();
    expect(first).toMatchObject({ how: 'answered', isRight: true });
    expect((await answer(right(question))).revealed).toHaveLength(1);
    expect(await stored()).toEqual(first);
  });

  it('is wrong, and another one is refused after it', async () => {
    const { question, answer, stored } = await playing(format);
    expect((await answer(wrong(question))).revealed).toMatchObject([{ right: false, how: 'answered' }]);
    const first = await stored();
    await expect(answer(right(question))).rejects.toMatchObject({ name: 'Conflict' });
    await expect(answer({ skipped: true })).rejects.toMatchObject({ name: 'Conflict' });
    expect(await stored()).toEqual(first);
    expect(first).toMatchObject({ how: 'answered', isRight: false });
  });

  it('is skipped: a wrong answer', async () => {
    const { answer, stored } = await playing(format);
    expect((await answer({ skipped: true })).revealed).toMatchObject([{ right: false, how: 'skipped' }]);
    expect(await stored()).toEqual({ how: 'skipped', chosen: [], typed: null, isRight: false });
  });

  it('that comes late counts as none', async () => {
    const { question, answer, stored, later } = await playing(format);
    later(question.milliseconds + graceMilliseconds + 1);
    expect((await answer(right(question))).revealed).toMatchObject([{ right: false, how: 'timedOut' }]);
    expect(await stored()).toEqual({ how: 'timedOut', chosen: [], typed: null, isRight: false });
  });

  it('that does not fit the question is refused, and the question stays open', async () => {
    const { question, answer, stored } = await playing(format);
    for (const misfit of misfits) await expect(answer(misfit)).rejects.toMatchObject({ name: 'Invalid' });
    expect(await stored()).toMatchObject({ how: null, isRight: null });
    expect((await answer(right(question))).revealed).toMatchObject([{ right: true }]);
  });

  it('ends a rated session, and an administrator reads what was answered', async () => {
    const { question, answer, sessionId, developer } = await playing(format, false);
    expect(await answer(right(question))).toMatchObject({ status: 'COMPLETED' });
    const admin = contextOf(runtime, await makeAdministrator(runtime.db));
    const { view } = await readSessionForAdmin(admin, developer.userId, sessionId);
    expect(view.revealed).toMatchObject([{ right: true, answer: revealed }]);
  });

  it('is guessed as often as the rule says, in every use of it', async () => {
    const { sessionId, developer, test, context } = await playing(format);
    const luck = { choice: 1 / 3, patch: 1 / 2, line: 1 / 17, output: 0, order: 1 / 24 }[format];
    const [candidate] = await readCandidates(runtime.db, {
      userId: developer.userId,
      testId: test.testId,
      practice: true,
      now: new Date(),
    });
    expect(candidate?.luck).toBeCloseTo(luck, 10);
    const stored = await readSession(context.db, sessionId, developer.userId);
    expect(stored?.questions.map(luckOf)).toEqual([candidate?.luck]);
  });
});

it('a typed answer is right with other spaces, but is not the same answer', async () => {
  const { question, answer } = await playing('output');
  const spaced = { typed: ' 1  10 100 9 \nobject\n\n' };
  expect((await answer(spaced)).revealed).toMatchObject([{ right: true, answer: spaced }]);
  await expect(answer(answers.output.right(question))).rejects.toMatchObject({ name: 'Conflict' });
});

describe('what may not be known yet', () => {
  /** Everything about the key of a question that its player must not receive. */
  function leaksIn(view: SessionView): string[] {
    const sent = JSON.stringify(view);
    const keys = sent.match(/"(right|rightLines|lines|output|steps|explanation|answer|verified\w*|source\w*)":/g);
    const texts = sent.includes('100 9') || sent.includes('Explication') ? ['a text of the key'] : [];
    return [...(keys ?? []), ...texts];
  }

  it.each(formats)(
    'is not sent with a question of the format %s, in rated sessions and in practice',
    async (format) => {
      for (const practice of [true, false]) {
        const { shown, question, context, sessionId } = await playing(format, practice);
        for (const view of [shown, await readSessionView(context, sessionId)]) {
          expect(leaksIn(view)).toEqual([]);
          expect(Object.keys(view.question ?? {}).sort()).toEqual([
            'code',
            'colours',
            'format',
            'milliseconds',
            'millisecondsLeft',
            'options',
            'questionId',
            'severalRight',
            'title',
          ]);
        }
        expect(question.format).toBe(format);
      }
    },
  );

  it('is not sent in a rated session between two questions', async () => {
    const { db } = runtime;
    const test = await makeFormatTest(db, 'rated');
    const context = contextOf(runtime, await makeDeveloper(db));
    const begun = await beginSession(context, test.alias, false);
    if (begun.outcome !== 'begun') throw new Error(begun.outcome);
    let view = await goOn(context, begun.sessionId);
    const met = new Set<QuestionFormat>();
    while (view.status === 'STARTED' && view.question) {
      expect(view.revealed).toEqual([]);
      expect(leaksIn(view)).toEqual([]);
      met.add(view.question.format);
      const given = answers[view.question.format].right(view.question);
      view = await reply(context, begun.sessionId, view.question.questionId, given);
    }
    expect(met).toEqual(new Set(formats));
    expect(view.status).toBe('COMPLETED');
  });

  it('steps are never shown in their right order', async () => {
    const test = await makeFormatTest(runtime.db, 'public', ['order']);
    for (let player = 0; player < 40; player++) {
      const context = contextOf(runtime, await makeDeveloper(runtime.db));
      const begun = await beginSession(context, test.alias, true);
      if (begun.outcome !== 'begun') throw new Error(begun.outcome);
      const { question } = await goOn(context, begun.sessionId);
      expect(question?.options.toSorted()).toEqual(stepsInOrder.toSorted());
      expect(question?.options).not.toEqual(stepsInOrder);
    }
  });
});

it('questions of every format are rated', async () => {
  const { db } = runtime;
  const test = await makeFormatTest(db, 'rated');
  const developer = await makeDeveloper(db);
  const context = contextOf(runtime, developer);
  const begun = await beginSession(context, test.alias, false);
  if (begun.outcome !== 'begun') throw new Error(begun.outcome);
  // Only settled players move the ratings of questions.
  await sql`update test_sessions set deviation_before = 80 where id = ${begun.sessionId}`.execute(db);
  let view = await goOn(context, begun.sessionId);
  while (view.question) {
    const given = answers[view.question.format].right(view.question);
    view = await reply(context, begun.sessionId, view.question.questionId, given);
  }
  await rateQuestions(runtime);
  const rows = await db
    .selectFrom('questions')
    .select(['format', 'rating', 'countedAnswers'])
    .where('testId', '=', test.testId)
    .execute();
  expect(rows.every(({ countedAnswers }) => countedAnswers === 1)).toBe(true);
  const lost = Object.fromEntries(rows.map(({ format, rating }) => [format, 1500 - (rating ?? 0)]));
  // A right answer says most about a question that cannot be guessed.
  expect(lost.output).toBeGreaterThan(lost.line ?? 0);
  expect(lost.line).toBeGreaterThan(lost.choice ?? 0);
  expect(lost.choice).toBeGreaterThan(lost.patch ?? 0);
});
