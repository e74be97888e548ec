import type { QuestionFormat } from '../../../domain/assessments/content/question.ts';
import { groupBySubject } from '../../../domain/assessments/session/subject-groups.ts';
import { createRandom, type Random } from '../../../server/data/world/random.ts';
import { type SimulatedQuestion, spread } from './bank.ts';
import type { ExposureControl } from './exposure.ts';
import { normal } from './normal.ts';
import { makePlayer, sit } from './sitting.ts';

/** How many different wrong answers players of about the same strength give to a question. */
const wrongAnswers: Record<QuestionFormat, number> = { choice: 3, patch: 1, line: 6, output: 4, order: 5 };

/**
 * What a group of players knows together. They remember all questions and their own answers; the product does not tell
 * them which were right, only how many per group of at least three questions. They take an answer that most of them
 * gave, and answers of a group that was all right. True: the answer is right; false: they believe a wrong one.
 */
export function poolOf(
  bank: readonly SimulatedQuestion[],
  players: number,
  control: ExposureControl,
  random: Random,
): Map<string, boolean> {
  const votes = new Map<string, Map<string, number>>();
  const certain = new Set<string>();
  for (let index = 0; index < players; index++) {
    const heldBack = control.draw(bank, random);
    const sitting = sit(makePlayer(1500 + spread * normal(random)), bank, { way: 'product', random, heldBack });
    control.record(sitting, heldBack);
    const answers = sitting.asked.map(({ variant, format, subject }, place) => {
      const right = sitting.scores[place] === 1;
      const given = right ? 'right' : `wrong ${Math.floor(random.next() * wrongAnswers[format])}`;
      const own = votes.get(variant) ?? new Map<string, number>();
      votes.set(variant, own.set(given, (own.get(given) ?? 0) + 1));
      return { variant, right, subject: subject ?? '' };
    });
    const told = groupBySubject(answers, [...new Set(answers.map(({ subject }) => subject))]);
    const allRight = new Set(told.filter(({ right, total }) => right === total).flatMap(({ subjects }) => subjects));
    for (const { variant, subject } of answers) if (allRight.has(subject)) certain.add(variant);
  }
  const known = new Map([...votes].flatMap(([variant, own]) => agreed(variant, own)));
  for (const variant of certain) known.set(variant, true);
  return known;
}

/** At least two gave it, and more than any other. */
function agreed(variant: string, given: ReadonlyMap<string, number>): [string, boolean][] {
  const [first, second] = [...given].toSorted(([, one], [, other]) => other - one);
  return first && first[1] >= 2 && first[1] > (second?.[1] ?? 0) ? [[variant, first[0] === 'right']] : [];
}

/** Mean rating of first sittings with and without what the player knows from elsewhere; nothing else differs. */
export function gainOf(
  bank: readonly SimulatedQuestion[],
  knows: (variant: string) => boolean | undefined,
  { control, sittings, truth, seed }: { control: ExposureControl; sittings: number; truth: number; seed: string },
): number {
  const mean = (helped: boolean) => {
    let total = 0;
    for (let sitting = 0; sitting < sittings; sitting++) {
      const random = createRandom(`${seed}/${sitting}`);
      const heldBack = control.draw(bank, random);
      total += sit(makePlayer(truth), bank, { way: 'product', random, heldBack, ...(helped && { knows }) }).after
        .rating;
    }
    return total / sittings;
  };
  return mean(true) - mean(false);
}
