import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ContentTest,
  contentSubjectSchema,
  questionsOf,
  wholeTestSchema,
} from '../../../domain/assessments/content/test-file.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import professions from '../lookups/professions.json' with { type: 'json' };
import technologies from '../lookups/technologies.json' with { type: 'json' };
import { loadContent, writeContent } from './load-content.ts';
import { optionRows, questionRows, subjectRows, variantRows } from './question-rows.ts';
import { type Content, parseContent, parseForLoading, readContentFiles } from './read-content.ts';

let content: Content;
beforeAll(async () => {
  content = parseContent(await readContentFiles());
});

describe('the content files', () => {
  it('hold at least 12 technologies, 24 tests and 480 questions (docs/product/assessments.md, The question bank)', () => {
    expect(new Set(content.tests.map(({ technology }) => technology)).size).toBeGreaterThanOrEqual(12);
    expect(content.tests.length).toBeGreaterThanOrEqual(24);
    expect(content.tests.flatMap(questionsOf).length).toBeGreaterThanOrEqual(480);
  });

  it('refer only to technologies, professions and themes that exist', () => {
    for (const { alias, technology, theme, professions: wanted } of content.tests) {
      expect(
        technologies.map(({ id }) => id),
        alias,
      ).toContain(technology);
      expect(
        content.themes.map(({ id }) => id),
        alias,
      ).toContain(theme);
      for (const id of wanted)
        expect(
          professions.map((one) => one.id),
          alias,
        ).toContain(id);
    }
  });

  it('have questions of every difficulty, in both pools', () => {
    for (const { alias, subjects } of content.tests) {
      const questions = questionsOf({ subjects });
      expect([...new Set(questions.map(({ difficulty }) => difficulty))].sort(), alias).toEqual([0, 1, 2, 3, 4]);
      expect(questions.filter((one) => one.public).length, alias).toBeGreaterThanOrEqual(4);
    }
  });
});

it('the product loads the same rows from the first variants as from all of them', async () => {
  const loaded = parseForLoading(await readContentFiles());
  for (const [index, test] of content.tests.entries()) {
    const one = loaded.tests.filter((_, position) => position === index);
    for (const rows of [subjectRows, questionRows, variantRows, optionRows])
      expect(rows(one), `${rows.name} of ${test.alias}`).toEqual(rows([test]));
  }
  expect(loaded.themes).toEqual(content.themes);
});

describe('a content file with a mistake', () => {
  const good = () => structuredClone(rawTest);
  type Raw = ReturnType<typeof good>;
  const both = (text: string) => ({ fr: `${text} (fr)`, en: text });
  const rawTest = {
    subject: both('X'),
    learn: both('Read about X'),
    questions: Array.from({ length: 12 }, (_, index) => ({
      id: `q-${index}`,
      difficulty: 2,
      title: both(`Question ${index}`),
      right: [both('yes')],
      wrong: [both('no')] as { fr: string; en: string }[],
      explanation: both('Because.') as { fr: string; en?: string },
    })),
  };
  const accepts = (raw: Raw): boolean => {
    const read = contentSubjectSchema.safeParse(raw);
    return read.success && wholeTestSchema.safeParse({ subjects: [{ ...read.data, key: 'x' }] }).success;
  };

  const lineQuestion = (code: string) => ({
    ...{ format: 'line', right: undefined, wrong: undefined, lines: [1], fix: '', code, language: 'javascript' },
  });

  it('of the format line is accepted with its code', () => {
    const test = good();
    const { right: _, wrong: __, ...first } = test.questions[0] ?? {};
    const { right: ___, wrong: ____, ...line } = lineQuestion(`a\n\n${'b\n'.repeat(20)}`);
    const questions = [{ ...first, ...line }, ...test.questions.slice(1)];
    expect(accepts({ ...test, questions } as Raw)).toBe(true);
  });

  it.each<[string, (test: Raw) => void]>([
    ['a title in one language', ({ questions: [one] }) => Object.assign(one?.title ?? {}, { en: ' ' })],
    ['no explanation in English', ({ questions: [one] }) => delete one?.explanation.en],
    ['the same option twice', ({ questions: [one] }) => one?.wrong.push(both('yes'))],
    ['seven options', ({ questions: [one] }) => one?.wrong.push(...[1, 2, 3, 4, 5].map((n) => both(`no ${n}`)))],
    ['no answer', ({ questions: [one] }) => one?.right.pop()],
    ['only right answers', ({ questions: [one] }) => one?.wrong.pop()],
    ['a difficulty of 5', ({ questions: [one] }) => Object.assign(one ?? {}, { difficulty: 5 })],
    ['two questions with the same id', ({ questions: [one] }) => Object.assign(one ?? {}, { id: 'q-1' })],
    ['code without its language', ({ questions: [one] }) => Object.assign(one ?? {}, { code: 'x' })],
    ['too few rated questions', ({ questions: [one] }) => Object.assign(one ?? {}, { public: true })],
    ['an unknown field', ({ questions: [one] }) => Object.assign(one ?? {}, { rihgt: [] })],
    ['an unknown format', ({ questions: [one] }) => Object.assign(one ?? {}, { format: 'essay' })],
    [
      'two variants with the same answer',
      ({ questions: [one] }) => Object.assign(one ?? {}, { variants: [{ a: 1 }, { a: 2 }] }),
    ],
    ['a faulty line in a short program', ({ questions: [one] }) => Object.assign(one ?? {}, lineQuestion('x'))],
    [
      'a faulty line that is blank',
      ({ questions: [one] }) => Object.assign(one ?? {}, { ...lineQuestion(`a\n\n${'b\n'.repeat(20)}`), lines: [2] }),
    ],
  ])('is refused: %s', (_, harm) => {
    const test = good();
    expect(accepts(test)).toBe(true);
    harm(test);
    expect(accepts(test)).toBe(false);
  });
});

describe('the content in the database', () => {
  let runtime: Runtime;
  beforeAll(async () => {
    runtime = await testRuntime();
    const client = await runtime.pool.connect();
    await loadContent(client, new Date('2026-11-01'));
    client.release();
  });
  /** Writing every file takes seconds. */
  const few = (): Content => ({
    ...content,
    tests: content.tests.filter(({ alias }) => ['rust', 'react', 'go'].includes(alias)),
  });
  const storedQuestions = (alias: string) =>
    runtime.db
      .selectFrom('questions as q')
      .innerJoin('tests as t', 't.id', 'q.testId')
      .selectAll('q')
      .where('t.seoAlias', '=', alias)
      .orderBy('q.contentKey')
      .execute();

  it('is loaded once, until a file changes', async () => {
    const client = await runtime.pool.connect();
    expect(await loadContent(client, new Date('2026-11-02'))).toBe(false);
    client.release();
    const { count } = await runtime.db
      .selectFrom('questions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('contentKey', 'is not', null)
      .executeTakeFirstOrThrow();
    const ids = content.tests.flatMap((test) => [...new Set(questionsOf(test).map(({ id }) => id))]);
    expect(Number(count)).toBe(ids.length);
  });

  it('tells with which tool and when a question was executed, until its record is gone', async () => {
    const changed = structuredClone(few());
    const rust = changed.tests.find(({ alias }) => alias === 'rust');
    const [first] = rust ? questionsOf(rust) : [];
    const write = async (proofs: ContentTest['proofs']) => {
      if (rust) rust.proofs = proofs;
      const client = await runtime.pool.connect();
      await writeContent(client, changed, new Date('2026-11-02'));
      client.release();
      const stored = (await storedQuestions('rust')).find(({ contentKey }) => contentKey === first?.id);
      return { verifiedWith: stored?.verifiedWith, verifiedOn: stored?.verifiedOn };
    };
    const record = { tool: 'rust' as const, version: 'Rust 1.95.0', date: '2026-11-01', hash: '1' };
    expect(await write({ [first?.id ?? '']: record })).toEqual({
      verifiedWith: 'Rust 1.95.0',
      // The driver reads a day as its midnight here.
      verifiedOn: new Date(2026, 10, 1),
    });
    expect(await write({})).toEqual({ verifiedWith: null, verifiedOn: null });
  });

  it('keeps the rating of a question when its text changes, and archives it when it is removed from the file', async () => {
    const [first, second] = await storedQuestions('react');
    await runtime.db
      .updateTable('questions')
      .set({ rating: 1234, countedAnswers: 30, restsBecause: 'tells-little', restsSince: new Date('2026-11-02') })
      .where('id', '=', first?.id ?? '')
      .execute();
    const changed = structuredClone(few());
    const react = changed.tests.find(({ alias }) => alias === 'react');
    for (const subject of react?.subjects ?? []) {
      for (const question of subject.questions)
        if (question.id === first?.contentKey) question.title.fr = 'Autrement dit ?';
      subject.questions = subject.questions.filter(({ id }) => id !== second?.contentKey);
    }
    const client = await runtime.pool.connect();
    await writeContent(client, changed, new Date('2026-11-03'));
    client.release();
    const [kept, gone] = await storedQuestions('react');
    expect(kept).toMatchObject({
      id: first?.id,
      titleFr: 'Autrement dit ?',
      rating: 1234,
      countedAnswers: 30,
      founding: true,
      // It was mended: it is asked again and judged by the answers from now on.
      restsBecause: null,
      judgedFrom: new Date('2026-11-03'),
    });
    expect(gone).toMatchObject({ id: second?.id, status: 'ARCHIVED' });
  });

  it('keeps the decision of the team about a question', async () => {
    const [first] = await storedQuestions('rust');
    const questionId = first?.id ?? '';
    const at = new Date('2026-11-02');
    await runtime.db.updateTable('questions').set({ status: 'ARCHIVED' }).where('id', '=', questionId).execute();
    await runtime.db
      .insertInto('questionHistory')
      .values({ questionId, act: 'archive', status: 'ARCHIVED', at })
      .execute();
    const client = await runtime.pool.connect();
    await writeContent(client, few(), new Date('2026-11-05'));
    client.release();
    expect((await storedQuestions('rust'))[0]).toMatchObject({ id: questionId, status: 'ARCHIVED' });
  });

  it('asks a question again that came back to its file, when the team had decided to ask it', async () => {
    const [question] = await storedQuestions('rust');
    const questionId = question?.id ?? '';
    await runtime.db.updateTable('questions').set({ status: 'ARCHIVED' }).where('id', '=', questionId).execute();
    await runtime.db
      .insertInto('questionHistory')
      .values({ questionId, act: 'restore', status: 'PUBLISHED', at: new Date('2026-11-06') })
      .execute();
    const client = await runtime.pool.connect();
    await writeContent(client, few(), new Date('2026-11-07'));
    client.release();
    expect((await storedQuestions('rust'))[0]).toMatchObject({ id: questionId, status: 'PUBLISHED' });
  });

  it('stores the variants of a question beside it, and those that change with the file', async () => {
    const changed = structuredClone(few());
    const subject = changed.tests.find(({ alias }) => alias === 'go')?.subjects[0];
    const model = {
      id: 'sum',
      difficulty: 1,
      title: { fr: 'Que vaut `1 + [[n]]` ?', en: 'What is `1 + [[n]]`?' },
      right: ['[[sum]]'],
      wrong: ['17'],
      explanation: { fr: 'La somme.', en: 'The sum.' },
    };
    const write = async (variants: { n: number; sum: number }[], now: string) => {
      if (!subject) throw new Error('no subject');
      const { questions } = contentSubjectSchema.parse({ ...both, questions: [{ ...model, variants }] });
      subject.questions = [...subject.questions.filter(({ id }) => id !== 'sum'), ...questions];
      const client = await runtime.pool.connect();
      await writeContent(client, changed, new Date(now));
      client.release();
      const [stored] = (await storedQuestions('go')).filter(({ contentKey }) => contentKey === 'sum');
      const values = await runtime.db
        .selectFrom('questionVariants')
        .select('values')
        .where('questionId', '=', stored?.id ?? '')
        .execute();
      return { stored, values: values.map((one) => one.values) };
    };
    const text = { fr: 'x', en: 'x' };
    const both = { subject: text, learn: text };
    const first = await write(
      [
        { n: 1, sum: 2 },
        { n: 2, sum: 3 },
      ],
      '2026-11-04',
    );
    expect(first.stored).toMatchObject({ titleEn: 'What is `1 + 1`?', founding: true });
    expect(first.values).toHaveLength(2);
    const second = await write(
      [
        { n: 2, sum: 3 },
        { n: 3, sum: 4 },
      ],
      '2026-11-05',
    );
    expect(second.stored?.id).toBe(first.stored?.id);
    expect(second.values).toEqual(
      expect.arrayContaining([
        { n: '2', sum: '3' },
        { n: '3', sum: '4' },
      ]),
    );
    expect(second.values).toHaveLength(2);
  });
});
