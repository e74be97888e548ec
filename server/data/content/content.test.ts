import { beforeAll, describe, expect, it } from 'vitest';
import { contentTestSchema } from '../../../domain/assessments/content.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import professions from '../lookups/professions.json' with { type: 'json' };
import technologies from '../lookups/technologies.json' with { type: 'json' };
import { loadContent, writeContent } from './load-content.ts';
import { type Content, parseContent, readContentFiles } from './read-content.ts';

let content: Content;
beforeAll(async () => {
  content = parseContent(await readContentFiles());
});

describe('the content files', () => {
  it('hold at least 12 technologies, 24 tests and 480 questions (docs/product/assessments.md, The question bank)', () => {
    expect(new Set(content.tests.map(({ technology }) => technology)).size).toBeGreaterThanOrEqual(12);
    expect(content.tests.length).toBeGreaterThanOrEqual(24);
    expect(content.tests.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(480);
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
    for (const { alias, questions } of content.tests) {
      expect([...new Set(questions.map(({ difficulty }) => difficulty))].sort(), alias).toEqual([0, 1, 2, 3, 4]);
      expect(questions.filter((one) => one.public).length, alias).toBeGreaterThanOrEqual(4);
    }
  });

  it('do not reveal the right answer by its length', () => {
    const single = content.tests.flatMap(({ questions }) => questions.filter(({ right }) => right.length === 1));
    const longest = single.filter(({ right, wrong }) =>
      wrong.every(({ fr }) => fr.length < (right[0]?.fr.length ?? 0)),
    );
    expect(longest.length / single.length).toBeLessThan(0.45);
  });

  it('use the typographic apostrophe in French texts', () => {
    const words = content.tests.flatMap(({ questions }) =>
      questions.flatMap((one) =>
        [one.title, one.explanation, ...one.right, ...one.wrong].map(({ fr, en }) => [fr, en]),
      ),
    );
    const wrong = words.filter(([fr, en]) => fr !== en && /\p{L}'\p{L}/u.test((fr ?? '').replace(/`[^`]*`/g, '')));
    expect(wrong).toEqual([]);
  });
});

describe('a content file with a mistake', () => {
  const good = () => structuredClone(rawTest);
  type Raw = ReturnType<typeof good>;
  const both = (text: string) => ({ fr: `${text} (fr)`, en: text });
  const rawTest = {
    alias: 'x',
    technology: 'react',
    theme: 'web',
    name: both('X'),
    description: both('About X'),
    professions: ['front-end-developer'],
    questions: Array.from({ length: 12 }, (_, index) => ({
      id: `q-${index}`,
      difficulty: 2,
      title: both(`Question ${index}`),
      right: [both('yes')],
      wrong: [both('no')] as { fr: string; en: string }[],
      explanation: both('Because.') as { fr: string; en?: string },
    })),
  };

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
  ])('is refused: %s', (_, harm) => {
    const test = good();
    expect(contentTestSchema.safeParse(test).success).toBe(true);
    harm(test);
    expect(contentTestSchema.safeParse(test).success).toBe(false);
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
  const questionsOf = (alias: string) =>
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
    expect(Number(count)).toBe(content.tests.flatMap(({ questions }) => questions).length);
  });

  it('keeps the rating of a question when its text changes, and archives it when it is removed from the file', async () => {
    const [first, second] = await questionsOf('react');
    await runtime.db
      .updateTable('questions')
      .set({ rating: 1234, countedAnswers: 30 })
      .where('id', '=', first?.id ?? '')
      .execute();
    const changed = structuredClone(content);
    const react = changed.tests.find(({ alias }) => alias === 'react');
    for (const question of react?.questions ?? [])
      if (question.id === first?.contentKey) question.title.fr = 'Autrement dit ?';
    if (react) react.questions = react.questions.filter(({ id }) => id !== second?.contentKey);
    const client = await runtime.pool.connect();
    await writeContent(client, changed, new Date('2026-11-03'));
    client.release();
    const [kept, gone] = await questionsOf('react');
    expect(kept).toMatchObject({
      id: first?.id,
      titleFr: 'Autrement dit ?',
      rating: 1234,
      countedAnswers: 30,
      founding: true,
    });
    expect(gone).toMatchObject({ id: second?.id, status: 'ARCHIVED' });
  });

  it('keeps the decision of the team about a question', async () => {
    const [first] = await questionsOf('rust');
    const questionId = first?.id ?? '';
    const at = new Date('2026-11-02');
    await runtime.db.updateTable('questions').set({ status: 'ARCHIVED' }).where('id', '=', questionId).execute();
    await runtime.db
      .insertInto('questionHistory')
      .values({ questionId, act: 'archive', status: 'ARCHIVED', at })
      .execute();
    const client = await runtime.pool.connect();
    await writeContent(client, content, new Date('2026-11-05'));
    client.release();
    expect((await questionsOf('rust'))[0]).toMatchObject({ id: questionId, status: 'ARCHIVED' });
  });

  it('marks a question that is added later as not founding, so that it does not count at first', async () => {
    const changed = structuredClone(content);
    const go = changed.tests.find(({ alias }) => alias === 'go');
    const [model] = go?.questions ?? [];
    if (model) go?.questions.push({ ...model, id: 'a-later-one', title: { fr: 'Plus tard ?', en: 'Later?' } });
    const client = await runtime.pool.connect();
    await writeContent(client, changed, new Date('2026-11-04'));
    client.release();
    const later = (await questionsOf('go')).find(({ contentKey }) => contentKey === 'a-later-one');
    expect(later).toMatchObject({ founding: false, countedAnswers: 0 });
  });
});
