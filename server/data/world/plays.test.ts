import { expect, it } from 'vitest';
import { playsOf } from './plays.ts';
import { createRandom } from './random.ts';

type Tests = Parameters<typeof playsOf>[1];

/** The same content in another database: other ids, in another order. */
const testsOf = (database: string): Tests =>
  ['docker', 'git'].map((technologyId) => ({
    id: `${database} ${technologyId}`,
    technologyId,
    questions: Array.from({ length: 30 }, (_, index) => ({
      id: `${technologyId}-${index}`,
      discrimination: 1,
      variantSeen: false,
      heldBack: false,
      questionId: `${database} ${technologyId} ${(index * 7) % 30}`,
      rating: 1200 + 20 * index,
      deviation: 60,
      volatility: 0.06,
      scored: true,
      seen: false,
      luck: 0.25,
      seconds: 45,
      options: 4,
      right: [index % 4],
    })),
  }));

const scores = (database: string, now: string) =>
  playsOf(
    { id: `${database} person`, email: 'a@example.com', technologies: ['docker', 'git'] },
    testsOf(database),
    createRandom('seed/plays/a@example.com'),
    new Date(now),
  ).map(({ testId, score, settled, shown }) => ({ test: testId.split(' ')[1], score, settled, shown }));

it('a developer of the demo has the same results in every database and on every day on which it is made', () => {
  const first = scores('one', '2026-11-15T08:00:00Z');
  expect(first.length).toBeGreaterThan(0);
  expect(scores('other', '2027-02-03T21:00:00Z')).toEqual(first);
});
