import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/harness/database.ts';
import { contexts, type Kind, subjects, wordings } from './content/questions.ts';
import { loadQuestions } from './load-questions.ts';
import { createQuestions, makeTests } from './questions.ts';

const now = new Date('2026-11-15T08:00:00Z');
const tests = makeTests(now);

function makeQuestions(count: number, { seed = 'vivier', at = now } = {}) {
  const { make } = createQuestions({ seed, now: at, tests, authors: [] });
  return Array.from({ length: count }, (_, index) => make(index));
}

const sample = makeQuestions(8_000);
const questions = sample.map(({ question }) => question);
const share = (part: readonly unknown[]): number => part.length / questions.length;
const lookupIds = (file: string): Set<string> => {
  const rows: { id: string }[] = JSON.parse(readFileSync(join(import.meta.dirname, '../lookups', file), 'utf8'));
  return new Set(rows.map(({ id }) => id));
};

describe('a seed of questions', () => {
  it('gives the same questions each time, independent of which were made before', () => {
    expect(makeQuestions(50)).toEqual(sample.slice(0, 50));
    const { make, idOf } = createQuestions({ seed: 'vivier', now, tests: makeTests(now), authors: [] });
    expect(make(1_234)).toEqual(sample[1_234]);
    expect(idOf(1_234)).toBe(questions[1_234]?.id);
  });

  it('gives the same identifiers and titles on every date', () => {
    const later = makeQuestions(50, { at: new Date('2031-02-03') }).map(({ question }) => question);
    const told = (list: typeof questions) => list.map(({ id, titleFr, status }) => [id, titleFr, status]);
    expect(told(later)).toEqual(told(questions.slice(0, 50)));
  });

  it('gives other questions than another seed', () => {
    const others = makeQuestions(50, { seed: 'other' }).map(({ question }) => question.id);
    expect(others.filter((id) => questions.some((question) => question.id === id))).toEqual([]);
  });

  it('gives only authors whose accounts are older than the question', () => {
    const authors = [1_000, 300, 10].map((days, index) => ({
      id: `00000000-0000-7000-8000-00000000000${index}`,
      createdAt: new Date(now.getTime() - days * 86_400_000),
    }));
    const { make } = createQuestions({ seed: 'vivier', now, tests, authors });
    const written = Array.from({ length: 2_000 }, (_, index) => make(index).question);
    for (const { authorId, createdAt } of written) {
      const author = authors.find(({ id }) => id === authorId);
      expect(author?.createdAt.getTime() ?? 0).toBeLessThanOrEqual(createdAt.getTime());
    }
    expect(new Set(written.map(({ authorId }) => authorId)).size).toBe(4);
    expect(written.map((question) => ({ ...question, authorId: null }))).toEqual(questions.slice(0, 2_000));
  });
});

describe('the tests of the seed', () => {
  it('are one or two per technology, each with its own address', () => {
    const counts = new Map<string, number>();
    for (const { technologyId } of tests) counts.set(technologyId, (counts.get(technologyId) ?? 0) + 1);
    expect(new Set(counts.keys())).toEqual(lookupIds('technologies.json'));
    expect(new Set(counts.values())).toEqual(new Set([1, 2]));
    expect(new Set(tests.map(({ seoAlias }) => seoAlias)).size).toBe(tests.length);
    expect(new Set(tests.map(({ id }) => id)).size).toBe(tests.length);
    expect(new Set(tests.map(({ status }) => status))).toEqual(new Set(['PUBLISHED', 'DRAFT']));
  });
});

describe('the questions of the seed', () => {
  it('satisfy the constraints of the tables', () => {
    const professionIds = lookupIds('professions.json');
    for (const { question, professions } of sample) {
      const { status, createdAt, publishedAt, difficulty, ratingsCount, tookCount } = question;
      expect(difficulty >= 0 && difficulty <= 4 && ratingsCount >= 0 && tookCount >= 0).toBe(true);
      if (status === 'PUBLISHED') expect(publishedAt).not.toBeNull();
      if (publishedAt) expect(createdAt <= publishedAt && publishedAt <= now).toBe(true);
      expect(createdAt <= now && question.titleFr.length <= 300 && question.titleEn.length <= 300).toBe(true);
      if (question.hasNewRating) expect(ratingsCount).toBeGreaterThan(0);
      expect(new Set(professions).size).toBe(professions.length);
      expect(professions.length > 0 && professions.every((id) => professionIds.has(id))).toBe(true);
    }
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it('are published for about four in five, and have every status and difficulty', () => {
    expect(share(questions.filter(({ status }) => status === 'PUBLISHED'))).toBeCloseTo(0.8, 1);
    expect(new Set(questions.map(({ status }) => status)).size).toBe(6);
    expect(new Set(questions.map(({ difficulty }) => difficulty)).size).toBe(5);
    expect(share(questions.filter(({ ratingScore }) => ratingScore < 0))).toBeGreaterThan(0.02);
    expect(Math.max(...questions.map(({ tookCount }) => tookCount))).toBeGreaterThan(1_000);
  });

  it('have a complete title in each language, with correct typography', () => {
    for (const { titleFr, titleEn } of questions) {
      expect(titleFr).toMatch(/^\S.*\u00a0\?$/);
      expect(titleFr).not.toMatch(/[{}\\\t!']| {2}|\b(?:de|à) les? |\b[Dd]e [aeiouéèê]| \?/);
      expect(titleEn).toMatch(/^\S.*\S\?$/);
      expect(titleEn).not.toMatch(/[{}\\\t!']| {2}/);
      expect(titleFr).not.toBe(titleEn);
    }
  });

  it('seldom have the title of another question', () => {
    const count = 30_000;
    const { make } = createQuestions({ seed: 'more-30000', now, tests, authors: [] });
    const titles = { fr: new Set<string>(), en: new Set<string>() };
    for (let index = 0; index < count; index++) {
      const { question } = make(index);
      titles.fr.add(question.titleFr);
      titles.en.add(question.titleEn);
    }
    expect(1 - titles.fr.size / count).toBeLessThan(0.05);
    expect(1 - titles.en.size / count).toBeLessThan(0.05);
  });
});

describe('the sentences of questions', () => {
  it('are many, and have the same meaning in both languages', () => {
    const slots = (text: string): string[] =>
      [...text.matchAll(/\{(?:de |à )?(\w+)\}/g)].map(([, name]) => name ?? '').sort();
    for (const kind of Object.keys(wordings) as Kind[]) {
      expect(wordings[kind].length).toBeGreaterThanOrEqual(40);
      expect(new Set(wordings[kind].flat()).size).toBe(wordings[kind].length * 2);
      for (const [fr, en] of wordings[kind]) {
        expect(slots(fr)).toEqual(slots(en));
        expect(slots(fr)).toEqual(expect.arrayContaining(['concept', 'with']));
        expect(slots(fr).includes('other')).toBe(kind === 'comparison');
      }
    }
    expect(contexts.length).toBeGreaterThan(20);
  });

  it('have concepts for every subject, with their article in French', () => {
    for (const { concepts } of Object.values(subjects)) {
      expect(concepts.length).toBeGreaterThanOrEqual(25);
      expect(new Set(concepts.flat()).size).toBe(concepts.length * 2);
      for (const [fr] of concepts) expect(fr).toMatch(/^(?:les? |la |l’)/);
    }
  });
});

describe('loading questions', async () => {
  const { pool } = await testDatabase();
  const count = async (): Promise<Record<string, number>> => {
    const { rows } = await pool.query(
      `select (select count(*)::int from tests) as tests, (select count(*)::int from questions where content_key is null) as questions,
         (select count(*)::int from question_professions) as links`,
    );
    return rows[0];
  };

  it('adds them once, and nothing the second time', async () => {
    const steps: number[] = [];
    const options = { seed: 'load', questions: 500, onProgress: (done: number) => steps.push(done) };
    expect(await loadQuestions(pool, { ...options, now })).toBe(true);
    const first = await count();
    expect(first).toMatchObject({ tests: tests.length, questions: 500 });
    expect(first.links).toBeGreaterThanOrEqual(500);
    expect(steps).toEqual([500]);
    expect(await loadQuestions(pool, { ...options, now: new Date('2027-01-01') })).toBe(false);
    expect(await count()).toEqual(first);
  });

  it('continues where it stopped', async () => {
    expect(await loadQuestions(pool, { seed: 'load', questions: 730, now })).toBe(true);
    expect((await count()).questions).toBe(730);
  });

  it('adds each question once when two processes load them', async () => {
    const both = { seed: 'both', questions: 300, now };
    await Promise.all([loadQuestions(pool, both), loadQuestions(pool, both)]);
    expect((await count()).questions).toBe(1_030);
  });

  it('stores the generated values', async () => {
    const { make } = createQuestions({ seed: 'load', now, tests, authors: [] });
    const { question } = make(17);
    const { rows } = await pool.query(
      `select title_fr as "titleFr", title_en as "titleEn", status, difficulty, published_at as "publishedAt",
         created_at as "createdAt", took_count as "tookCount", alternative from questions where id = $1`,
      [question.id],
    );
    expect(question).toMatchObject(rows[0]);
  });

  it('leaves the catalogue as the triggers would have left it, row by row', async () => {
    const kept = `select (to_jsonb(c) - 'number')::text as row from catalogue_questions c join questions q on q.id = c.question_id
      where q.content_key is null order by question_id`;
    const words = 'select word from catalogue_words order by word';
    const [many, manyWords] = await Promise.all([pool.query(kept), pool.query(words)]);
    expect(many.rowCount).toBeGreaterThan(1_000);
    // The same questions again, each through the triggers of the product.
    const client = await pool.connect();
    await client.query('begin');
    await client.query('create temp table q on commit drop as select * from questions where content_key is null');
    await client.query(
      'create temp table p on commit drop as select * from question_professions where question_id in (select id from q)',
    );
    await client.query('delete from questions where content_key is null');
    await client.query('delete from catalogue_words');
    await client.query('insert into catalogue_words select distinct unnest(words) from catalogue_questions');
    await client.query('insert into questions select * from q');
    await client.query('insert into question_professions select * from p');
    await client.query('commit');
    client.release();
    const [each, eachWords] = await Promise.all([pool.query(kept), pool.query(words)]);
    expect(each.rows).toEqual(many.rows);
    expect(eachWords.rows).toEqual(manyWords.rows);
  });

  it('adds to the catalogue what a killed run had stored, and no more', async () => {
    const left = await pool.query<{ id: string }>(
      `delete from catalogue_questions where question_id in (select question_id from catalogue_questions limit 20) returning question_id as id`,
    );
    await loadQuestions(pool, { seed: 'load', questions: 731, now });
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from catalogue_questions where question_id = any($1)',
      [left.rows.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ count: 20 }]);
  });

  it('leaves triggers and indexes as they were', async () => {
    const { rows } = await pool.query<{ off: number; options: string[] }>(
      `select (select count(*)::int from pg_trigger where tgenabled = 'D') as off,
         (select reloptions from pg_class where relname = 'catalogue_questions_words_idx') as options`,
    );
    expect(rows).toEqual([{ off: 0, options: ['fastupdate=off'] }]);
  });
});
