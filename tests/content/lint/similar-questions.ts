import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { wordsOf } from './prose.ts';

type Weights = Map<string, number>;
type Similar<T> = { one: T; other: T; similarity: number };

/** Two programs have many words in common without being about one fact. */
const weightOfCode = 0.5;

/** How much each word says of what a question teaches: by how often its texts use it, and whether its code does. */
function taughtWords({ title, code = '', explanation }: ContentQuestion): Weights {
  const weights: Weights = new Map();
  for (const [word, uses] of Map.groupBy(wordsOf(`${title.en} ${explanation.en}`), (word) => word))
    weights.set(word, 1 + Math.log(uses.length));
  for (const word of new Set(wordsOf(code))) weights.set(word, (weights.get(word) ?? 0) + weightOfCode);
  return weights;
}

/**
 * Pairs of items that teach nearly the same, by the cosine of their words; a word that few of them use weighs more
 * (tf-idf). Only the compared items count: a new test of another technology changes nothing.
 */
export function similarPairs<T extends { question: ContentQuestion }>(
  group: readonly T[],
  least: number,
): Similar<T>[] {
  const rarity = rarityOf(group.map(({ question }) => taughtWords(question)));
  const weighed = group.map((item) => ({ item, weights: ofLengthOne(taughtWords(item.question), rarity) }));
  return weighed.flatMap((one, index) =>
    weighed
      .slice(index + 1)
      .map((other) => ({ one: one.item, other: other.item, similarity: cosine(one.weights, other.weights) }))
      .filter(({ similarity }) => similarity >= least),
  );
}

function rarityOf(questions: Weights[]): Weights {
  const uses = new Map<string, number>();
  for (const words of questions) for (const word of words.keys()) uses.set(word, (uses.get(word) ?? 0) + 1);
  return new Map([...uses].map(([word, count]) => [word, Math.log(questions.length / count)]));
}

function ofLengthOne(words: Weights, rarity: Weights): Weights {
  const weights = [...words].map(([word, weight]) => [word, weight * (rarity.get(word) ?? 0)] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([word, weight]) => [word, weight / length]));
}

function cosine(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}
