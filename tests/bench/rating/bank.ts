import type { ContentQuestion, QuestionFormat } from '../../../domain/assessments/content/question.ts';
import { type ContentTest, questionsOf } from '../../../domain/assessments/content/test-file.ts';
import { chanceOf } from '../../../domain/assessments/rating/posterior.ts';
import {
  newQuestion,
  type QuestionAnswer,
  type RatedQuestion,
  rateQuestion,
} from '../../../domain/assessments/rating/rating.ts';
import { luckOf } from '../../../domain/assessments/session/luck.ts';
import type { Candidate } from '../../../domain/assessments/session/next-question.ts';
import { parseContent, readContentFiles } from '../../../server/data/content/read-content.ts';
import type { Random } from '../../../server/data/world/random.ts';
import { normal } from './normal.ts';

/** A question of a shipped test; `truth` is its real difficulty, which only the simulation knows. */
export type SimulatedQuestion = Omit<Candidate, 'seen' | 'variantSeen' | 'heldBack'> & {
  truth: number;
  volatility: number;
  format: QuestionFormat;
  /** Keys of its variants; one for a question without variants. */
  variants: string[];
};

/** How wrong authors are about the difficulty of their questions, in points. */
const authorError = 150;
/** Answers of known players to each item, once a bank has been in use. */
const answersOfUsed = 200;
/** How widely developers spread. */
export const spread = 250;

export async function readShippedTests(): Promise<ContentTest[]> {
  return parseContent(await readContentFiles()).tests;
}

/** The rated questions of a test. The real difficulty of a question is unknown, so that each run draws another one. */
export function makeBank(test: ContentTest, random: Random, used: boolean): SimulatedQuestion[] {
  const rated = test.subjects.flatMap(({ key, questions }) =>
    questions.filter((one) => !one.public).map((one) => ({ ...one, subject: key })),
  );
  const items = Map.groupBy(rated, ({ id }) => id);
  return [...items.values()].flatMap((variants) => {
    const [first] = variants;
    if (!first) return [];
    const truth = newQuestion(first.difficulty).rating + authorError * normal(random);
    const fresh = { ...newQuestion(first.difficulty), luck: luckOfContent(first), discrimination: 1 };
    const known = used ? { ...fresh, ...measured(fresh, truth, random) } : fresh;
    return [
      {
        ...known,
        truth,
        id: first.id,
        subject: first.subject,
        format: first.format,
        scored: true,
        variants: variants.map(({ key }) => key),
      },
    ];
  });
}

/** The rating of a question after the answers of known players. */
function measured(question: RatedQuestion, truth: number, random: Random) {
  const answers = Array.from({ length: answersOfUsed }, (): QuestionAnswer => {
    const rating = truth + 200 * normal(random);
    const right = random.next() < chanceOf(rating, { ...question, rating: truth, deviation: 0 });
    return {
      player: { rating: rating + 80 * normal(random), deviation: 80, volatility: 0.06 },
      score: right ? 1 : 0,
      seen: false,
    };
  });
  return rateQuestion(question, answers);
}

function luckOfContent(question: ContentQuestion): number {
  const options =
    'right' in question
      ? question.right.length + question.wrong.length
      : 'steps' in question
        ? question.steps.length
        : 0;
  const severalRight = question.format === 'choice' && question.right.length > 1;
  const rightLines = question.format === 'line' ? question.lines : [];
  return luckOf({ format: question.format, options, severalRight, code: question.code ?? null, rightLines });
}

/** The public questions of the files: the ones that anybody may read. */
export function publicKeys(tests: readonly ContentTest[]): Set<string> {
  return new Set(
    tests.flatMap((test) => questionsOf(test).flatMap((one) => (one.public ? [`${test.alias}/${one.key}`] : []))),
  );
}
