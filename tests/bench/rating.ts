import type { ContentTest } from '../../domain/assessments/content/test-file.ts';
import { highestExposure } from '../../domain/assessments/session/exposure.ts';
import { createRandom } from '../../server/data/world/random.ts';
import type { Benchmark } from './benchmark.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { type Measured, measure, strengths } from './rating/accuracy.ts';
import { makeBank, publicKeys, readShippedTests, spread } from './rating/bank.ts';
import { gainOf, poolOf } from './rating/cheating.ts';
import { sitMany } from './rating/exposure.ts';
import { normal } from './rating/normal.ts';
import { makePlayer, sit, type Way } from './rating/sitting.ts';
import { table } from './table.ts';

const counts = { exposureSittings: 1000, playersPerStrength: 12, ranked: 60, poolPlayers: 100, gainSittings: 200 };
const ways: Way[] = ['random', 'most information', 'product'];
/** The figures of the 24 tests of 16 questions with plain Glicko-2, measured before this bank (1,440 sittings each). */
const before = 'before this bank: 1900 measured as 1790, 44 % settled after one session; 2100 as 1872, 13 %';

type State = 'new' | 'used';
type Result = { alias: string; state: State; way: Way; highest: number; measured: Measured[]; order: number };

/** One test in one state: its exposure, its accuracy at each strength, and the order of ordinary players. */
function simulate(test: ContentTest, state: State, way: Way): Result {
  // The same players and the same real difficulties for every way.
  const random = createRandom(`rating/${test.alias}/${state}`);
  const bank = makeBank(test, random, state === 'used');
  const { control, highest } = sitMany(bank, way, counts.exposureSittings, random);
  const measured = measure(bank, { way, control, players: counts.playersPerStrength, random });
  const truths = Array.from({ length: counts.ranked }, () => 1500 + spread * normal(random));
  const ratings = truths.map((truth) => {
    const heldBack = way === 'product' ? control.draw(bank, random) : new Set<string>();
    return sit(makePlayer(truth), bank, { way, random, heldBack }).after.rating;
  });
  return { alias: test.alias, state, way, highest, measured, order: rankCorrelation(truths, ratings) };
}

function accuracyRow(results: readonly Result[], state: State, way: Way): string[] {
  const own = results.filter((one) => one.state === state && one.way === way);
  const all = own.flatMap(({ measured }) => measured);
  const error = (given: readonly Measured[]) => mean(given.map(({ truth, ratings }) => Math.abs(ratings[0] - truth)));
  return [
    `${state}, ${way}`,
    ...strengths.map((truth) => error(all.filter((one) => one.truth === truth)).toFixed(0)),
    ...[0, 1].map((sitting) => percent(mean(all.map(({ settled }) => Number(settled[sitting]))))),
    ...[0, 1].map((sitting) => percent(mean(all.map(({ covered }) => Number(covered[sitting]))), 1)),
    mean(own.map(({ order }) => order)).toFixed(3),
    percent(Math.max(...own.map(({ highest }) => highest))),
    mean(all.map(({ repeats }) => repeats)).toFixed(2),
  ];
}

/** What a player gains who knows answers from elsewhere, for tests as they are shipped. */
function cheating(tests: readonly ContentTest[]) {
  const open = publicKeys(tests);
  return tests.map((test) => {
    const random = createRandom(`rating/cheating/${test.alias}`);
    const bank = makeBank(test, random, true);
    const { control } = sitMany(bank, 'product', 300, random);
    const options = { control, sittings: counts.gainSittings, truth: 1500, random };
    const variants = bank.flatMap((one) => one.variants);
    const pool = poolOf(bank, counts.poolPlayers, control, random);
    return {
      alias: test.alias,
      questions: variants.length,
      public: variants.filter((key) => open.has(`${test.alias}/${key}`)).length,
      known: [...pool.values()].filter(Boolean).length / variants.length,
      gain: gainOf(bank, (variant) => pool.get(variant), options),
    };
  });
}

async function run(): Promise<object> {
  const tests = await readShippedTests();
  console.log(`${tests.length} shipped tests; mean error in points at each true strength after one session of 12`);
  console.log(before);
  const results = tests.flatMap((test) =>
    (['new', 'used'] as const).flatMap((state) => ways.map((way) => simulate(test, state, way))),
  );
  const rows = (['new', 'used'] as const).flatMap((state) => ways.map((way) => accuracyRow(results, state, way)));
  const heads = ['bank, choice', ...strengths.map(String), 'settled 1', 'settled 2', 'covered 1', 'covered 2'];
  console.log(table([...heads, 'order', 'highest exposure', 'repeats in 3'], rows));
  const over = results.filter(({ way, highest }) => way === 'product' && highest > highestExposure);
  console.log(`tests with a question in more than ${percent(highestExposure)} of the sittings: ${over.length}`);

  const gains = cheating(tests);
  const gainRows = gains.map(({ alias, questions, known, gain }) => [
    alias,
    `${questions}`,
    percent(known),
    gain.toFixed(0),
  ]);
  console.log(`\n${counts.poolPlayers} players put together what they remember; what the next one of 1500 gains:`);
  console.log(table(['test', 'questions', 'known', 'points'], gainRows));
  console.log(`rated questions that the public catalogue shows: ${gains.reduce((sum, one) => sum + one.public, 0)}`);
  return { counts, results: results.map(({ measured: _, ...one }) => one), rows, gains };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)} %`;
}

export const rating: Benchmark = { name: 'rating', about: 'how well the shipped tests measure players', run };
