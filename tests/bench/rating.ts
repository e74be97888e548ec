import type { ContentTest } from '../../domain/assessments/content/test-file.ts';
import { highestExposure } from '../../domain/assessments/session/exposure.ts';
import { createRandom } from '../../server/data/world/random.ts';
import type { Benchmark } from './benchmark.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { type Measured, measure, strengths } from './rating/accuracy.ts';
import { makeBank, publicKeys, readShippedTests, spread } from './rating/bank.ts';
import { gainOf, poolOf } from './rating/cheating.ts';
import { confirmedShare } from './rating/confirming.ts';
import { sitMany } from './rating/exposure.ts';
import { normal } from './rating/normal.ts';
import { flaggedShares, paceKinds } from './rating/pace.ts';
import { makePlayer, sit, type Way } from './rating/sitting.ts';
import { table } from './table.ts';

const counts = {
  exposureSittings: 1000,
  playersPerStrength: 12,
  ranked: 60,
  poolPlayers: 100,
  gainBanks: 4,
  gainSittings: 200,
  pacePlayers: 150,
  confirmedPlayers: 200,
};
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

/**
 * What a player gains who knows answers from elsewhere, for tests as they are shipped: the mean of several banks with
 * other real difficulties, because that changes the gain by 20 points and more.
 */
function cheating(tests: readonly ContentTest[]) {
  const open = publicKeys(tests);
  return tests.map((test) => {
    const banks = Array.from({ length: counts.gainBanks }, (_, number) => cheatingIn(test, number, open));
    const meanOf = (name: 'questions' | 'catalogue' | 'known' | 'gain') => mean(banks.map((one) => one[name]));
    return {
      alias: test.alias,
      questions: meanOf('questions'),
      catalogue: meanOf('catalogue'),
      known: meanOf('known'),
      gain: meanOf('gain'),
    };
  });
}

function cheatingIn(test: ContentTest, number: number, open: ReadonlySet<string>) {
  const random = createRandom(`rating/cheating/${test.alias}/${number}`);
  const bank = makeBank(test, random, true);
  const { control } = sitMany(bank, 'product', 300, random);
  const seed = `rating/gain/${test.alias}/${number}`;
  const options = { control, sittings: counts.gainSittings, truth: 1500, seed };
  const variants = bank.flatMap((one) => one.variants);
  const pool = poolOf(bank, counts.poolPlayers, control, random);
  return {
    questions: variants.length,
    catalogue: gainOf(bank, (variant) => open.has(`${test.alias}/${variant}`) || undefined, options),
    known: [...pool.values()].filter(Boolean).length / variants.length,
    gain: gainOf(bank, (variant) => pool.get(variant), options),
  };
}

function flagged(tests: readonly ContentTest[]): string[][] {
  const shares = [1, 2].map((sessions) => tests.map((test) => flaggedShares(test, sessions, counts.pacePlayers)));
  return paceKinds.map(({ name }) => [
    name,
    ...shares.map((ofTests) => percent(mean(ofTests.map((one) => one.get(name) ?? 0)), 1)),
  ]);
}

function confirmed(tests: readonly ContentTest[]): string[][] {
  return [0, 100, 200, 300, 400, 500].map((tooHigh) => {
    const shares = tests.map((test) => {
      const random = createRandom(`rating/confirming/${test.alias}/${tooHigh}`);
      return confirmedShare(makeBank(test, random, true), { tooHigh, players: counts.confirmedPlayers, random });
    });
    return [`${tooHigh}`, percent(mean(shares))];
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
  const gainRows = gains.map(({ alias, questions, catalogue, known, gain }) => [
    alias,
    `${questions}`,
    catalogue.toFixed(0),
    percent(known),
    gain.toFixed(0),
  ]);
  console.log(
    `\nWhat a player of 1500 gains: with the whole public catalogue, and with what ${counts.poolPlayers} players remember:`,
  );
  console.log(table(['test', 'questions', 'catalogue', 'known', 'points'], gainRows));

  const paces = flagged(tests);
  console.log(`\nPlayers with a hint about their pace, in ${tests.length} tests:`);
  console.log(table(['who', 'after one session', 'after two'], paces));
  const confirmations = confirmed(tests);
  console.log('\nScores that five questions confirm:');
  console.log(table(['the score is too high by', 'confirmed'], confirmations));
  return { counts, results: results.map(({ measured: _, ...one }) => one), rows, gains, paces, confirmations };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(digits)} %`;
}

export const rating: Benchmark = { name: 'rating', about: 'how well the shipped tests measure players', run };
