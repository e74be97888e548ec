import fc from 'fast-check';
import { type QuestionStatus, questionStatuses } from '../../domain/catalogue/contributions/question-status.ts';
import type { TestStatus } from '../../domain/catalogue/question-status.ts';
import type { IndexedQuestion } from '../../domain/catalogue/search.ts';
import { wordsOf } from '../../domain/catalogue/words.ts';
import type { Database } from '../../server/data/database.ts';

/** The values that random questions are made of. */
export const vocabulary = {
  technologies: ['react', 'c-sharp', 'c-plus-plus', 'node-js', 'javascript'],
  professions: ['front-end-developer', 'back-end-developer', 'data-engineer'],
  words: [
    'hooks',
    'hook',
    'l’état',
    'closure',
    'Node.js',
    'C++',
    'C#',
    '.NET',
    'front-end',
    'œuvre',
    'fermeture',
    'boucle',
    'boucles',
    'événement',
    'promesse',
    'async',
    'go',
  ],
};

const few = <T>(list: readonly T[], least: number, most: number) =>
  fc.uniqueArray(fc.constantFrom(...list), { minLength: least, maxLength: most });
const sentence = fc
  .array(fc.constantFrom(...vocabulary.words), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));
const moment = fc.integer({ min: 0, max: 40 }).map((days) => Date.UTC(2026, 0, 1) + days * 86_400_000);

const anyQuestion = fc.record({
  test: fc.nat(5),
  titleFr: sentence,
  titleEn: sentence,
  difficulty: fc.nat(4),
  status: fc.oneof(fc.constant('PUBLISHED' as const), fc.constantFrom(...questionStatuses)),
  pool: fc.constantFrom('public', 'public', 'public', 'rated'),
  explanationFr: fc.option(sentence),
  option: fc.option(sentence),
  professions: few(vocabulary.professions, 0, 2),
  took: fc.nat(6),
  votes: fc.integer({ min: -2, max: 2 }),
  createdAt: moment,
  commentedAt: fc.option(moment),
});
type AnyQuestion = typeof anyQuestion extends fc.Arbitrary<infer T> ? T : never;

/**
 * Six tests, one of them a draft, and this many random questions; returns those of the public pool in the form of the
 * rules.
 */
export async function makeCatalogue(db: Database, count: number, seed = 7): Promise<IndexedQuestion[]> {
  const tests = [];
  for (let index = 0; index < 6; index++) {
    const technologyId = vocabulary.technologies[index % 5] ?? '';
    const status: TestStatus = index === 3 ? 'DRAFT' : 'PUBLISHED';
    const name = `Épreuve ${index}`;
    const test = await db
      .insertInto('tests')
      .values({ technologyId, status, nameFr: name, nameEn: `Round ${index}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const technology = await db
      .selectFrom('technologies')
      .select(['nameFr', 'nameEn'])
      .where('id', '=', technologyId)
      .executeTakeFirstOrThrow();
    tests.push({
      ...test,
      technologyId,
      status,
      names: `${name} Round ${index} ${technology.nameFr} ${technology.nameEn}`,
    });
  }
  const commenter = await db
    .insertInto('users')
    .values({ email: `reader${seed}@example.com`, name: 'Lou', role: 'DEVELOPER' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const listed: IndexedQuestion[] = [];
  for (const question of fc.sample(anyQuestion, { numRuns: count, seed })) {
    const test = tests[question.test] as (typeof tests)[number];
    const id = await store(db, question, test.id, commenter.id);
    if (question.pool === 'public') listed.push(asListed(id, question, test));
  }
  return listed;
}

async function store(db: Database, given: AnyQuestion, testId: string, authorId: string): Promise<string> {
  const at = new Date(given.createdAt);
  const { id } = await db
    .insertInto('questions')
    .values({
      testId,
      titleFr: given.titleFr,
      titleEn: given.titleEn,
      difficulty: given.difficulty,
      status: given.status,
      pool: given.pool,
      explanationFr: given.explanationFr,
      tookCount: given.took,
      ratingScore: given.votes,
      createdAt: at,
      publishedAt: given.status === 'PUBLISHED' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const professionId of given.professions)
    await db.insertInto('questionProfessions').values({ questionId: id, professionId }).execute();
  if (given.option !== null) {
    const option = { questionId: id, position: 0, textFr: given.option, textEn: given.option, isRight: true };
    await db.insertInto('questionOptions').values(option).execute();
  }
  if (given.commentedAt !== null) {
    const comment = { questionId: id, authorId, body: 'Merci', createdAt: new Date(given.commentedAt) };
    await db.insertInto('questionComments').values(comment).execute();
  }
  return id;
}

function asListed(
  id: string,
  given: AnyQuestion,
  test: { id: string; technologyId: string; status: TestStatus; names: string },
): IndexedQuestion {
  return {
    id,
    head: new Set(wordsOf(`${given.titleFr} ${given.titleEn} ${test.names}`)),
    body: new Set(wordsOf(`${given.explanationFr ?? ''} ${given.option ?? ''}`)),
    values: {
      status: [given.status satisfies QuestionStatus],
      difficulty: [String(given.difficulty)],
      technoName: [test.technologyId],
      professionId: given.professions,
      testId: [test.id],
      testStatus: [test.status],
    },
    took: given.took,
    score: given.votes,
    moment: given.createdAt,
    rated: given.commentedAt ?? undefined,
  };
}
