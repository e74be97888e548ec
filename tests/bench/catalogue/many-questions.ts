import { inOrder } from '../../../domain/catalogue/search.ts';
import { wordsOf } from '../../../domain/catalogue/words.ts';
import { createQuestions, makeTests } from '../../../server/data/world/questions.ts';
import { technologyName } from '../../../server/data/world/technologies.ts';
import type { IndexedQuestion } from '../../../server/search/catalogue/catalogue-index.ts';

/** A question as the index uses it, and its text for libraries that split it into words themselves. */
export type Made = IndexedQuestion & { text: string };

/** The questions of the demo world, most popular first, in the order of the database. */
export function makeManyQuestions(count: number, now: Date): Made[] {
  const tests = makeTests(now);
  const byId = new Map(tests.map((test) => [test.id, test]));
  const source = createQuestions({ seed: 'bench', now, tests, authors: [] });
  const made: Made[] = [];
  for (let index = 0; index < count; index++) {
    const { question, professions } = source.make(index);
    const test = byId.get(question.testId);
    if (!test) throw new Error(`no test ${question.testId}`);
    const technology = technologyName(test.technologyId, 'fr');
    const text = `${question.titleFr} ${question.titleEn} ${test.nameFr} ${test.nameEn} ${technology}`;
    made.push({
      number: index,
      id: question.id,
      took: question.tookCount,
      score: question.ratingScore,
      moment: (question.publishedAt ?? question.createdAt).getTime(),
      rated: undefined,
      text,
      head: wordsOf(text),
      body: [],
      values: {
        status: [question.status],
        difficulty: [String(question.difficulty)],
        technoName: [test.technologyId],
        professionId: professions,
        testId: [test.id],
        testStatus: [test.status],
      },
    });
  }
  return made.sort(inOrder.most_popular);
}
