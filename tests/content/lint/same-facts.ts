import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { itemsOf } from '../items.ts';
import type { Finding } from './lint.ts';
import { similarPairs } from './similar-questions.ts';

/**
 * Chosen by reading the pairs of the shipped tests. Below, most pairs are about two facts of one family, which may both
 * be rated; a public question that comes this close already tells too much.
 */
const leastSimilarity = { rated: 0.5, public: 0.39 };

/** Items of one technology that ask for the same fact, and public ones that teach what a rated one asks. */
export function sameFacts(tests: readonly ContentTest[]): Finding[] {
  return [...Map.groupBy(tests, ({ technology }) => technology).values()].flatMap((group) =>
    similarPairs(group.flatMap(firstVariants), leastSimilarity.public)
      .filter(({ one, other, similarity }) =>
        one.question.public || other.question.public
          ? one.question.public !== other.question.public
          : similarity >= leastSimilarity.rated,
      )
      .map(({ one, other, similarity }) => {
        const [asked, known] = one.question.public ? [other, one] : [one, other];
        const place = `${known.alias}/${known.question.id}`;
        const says = known.question.public ? `the public question ${place} teaches it` : `${place} asks for the same`;
        return {
          alias: asked.alias,
          item: asked.question.id,
          rule: 'same fact',
          says: `${says} (${similarity.toFixed(2)})`,
          others: [known.alias],
        };
      }),
  );
}

const firstVariants = (test: ContentTest): { alias: string; question: ContentQuestion }[] =>
  [...itemsOf(test).values()].flatMap(([question]) => (question ? [{ alias: test.alias, question }] : []));
