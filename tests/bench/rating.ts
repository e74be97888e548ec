import { isSettled } from '../../domain/assessments/rating/rating.ts';
import { nextQuestion, sessionLength } from '../../domain/assessments/session/next-question.ts';
import { createRandom } from '../../server/data/world/random.ts';
import type { Benchmark } from './benchmark.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { learnTogether, type Round } from './rated-rounds.ts';
import { adaptive, drawn, mean, takeSession, type Way } from './rated-session.ts';
import { candidateOf, makePlayers, makeQuestions, type SimulatedPlayer, studied } from './rated-world.ts';
import { median, quantile } from './statistics.ts';
import { table } from './table.ts';

const seeds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const counts = { players: 1000, questions: 300 };
/** With four options, a guess is right once in four times. */
const fourOptions = 0.25;
const choice = { candidates: 500, times: 5000, goalMilliseconds: 1 };

type Condition = { name: string; luck: number; guessing: boolean; known: boolean; newQuestions: number };
const conditions: Condition[] = [
  { name: 'authors’ ratings, no luck', luck: 0, guessing: false, known: false, newQuestions: 0 },
  { name: 'authors’ ratings, all guess', luck: fourOptions, guessing: true, known: false, newQuestions: 0 },
  { name: 'known ratings, no luck', luck: 0, guessing: false, known: true, newQuestions: 0 },
  { name: 'known ratings, all guess', luck: fourOptions, guessing: true, known: true, newQuestions: 0 },
  { name: 'the same, but no one guesses', luck: fourOptions, guessing: false, known: true, newQuestions: 0 },
  { name: 'all guess, one of 12 is new', luck: fourOptions, guessing: true, known: true, newQuestions: 30 },
];

type Order = { correlation: number; error: number; settled: number; right: number };

/** One session for each player, and how well its ratings give their true order. */
function orderPlayers(
  seed: string,
  { luck, guessing, known, newQuestions }: Condition,
): { random: Order; adaptive: Order } {
  const random = createRandom(`rating/${seed}`);
  const players = makePlayers(random, counts.players);
  const fromAuthors = makeQuestions(random, counts.questions, luck);
  const questions = known ? studied(random, fromAuthors, guessing) : fromAuthors;
  const withNew = [...questions, ...makeQuestions(random, newQuestions, luck, false)];
  const order = (way: (player: SimulatedPlayer) => Way): Order => {
    const taken = players.map((player) => takeSession(player, way(player), guessing, random));
    const truth = players.map((player) => player.truth);
    const ratings = taken.map(({ after }) => after.rating);
    return {
      correlation: rankCorrelation(truth, ratings),
      error: Math.sqrt(mean(ratings.map((rating, index) => (rating - (truth[index] ?? 0)) ** 2))),
      settled: mean(taken.map(({ after }) => Number(isSettled(after)))),
      right: mean(taken.flatMap(({ answers }) => answers.map(({ score }) => score))),
    };
  };
  return { random: order(() => drawn(questions, random)), adaptive: order((player) => adaptive(withNew, player)) };
}

function compare(condition: Condition) {
  const orders = seeds.map((seed) => orderPlayers(seed, condition));
  const gains = orders.map((order) => order.adaptive.correlation - order.random.correlation);
  const row = (way: 'random' | 'adaptive', figure: keyof Order): number =>
    mean(orders.map((order) => order[way][figure]));
  return {
    ...condition,
    random: row('random', 'correlation'),
    adaptive: row('adaptive', 'correlation'),
    gain: median(gains),
    leastGain: Math.min(...gains),
    betterIn: gains.filter((gain) => gain > 0).length,
    errors: [row('random', 'error'), row('adaptive', 'error')],
    settled: [row('random', 'settled'), row('adaptive', 'settled')],
    right: row('adaptive', 'right'),
    gains,
  };
}

function timeChoices(): { p50: number; p95: number; p99: number } {
  const random = createRandom('rating/time');
  const [player] = makePlayers(random, 1);
  if (!player) throw new Error('no player to choose for');
  const candidates = makeQuestions(random, choice.candidates, fourOptions).map((question) =>
    candidateOf(question, player),
  );
  const times: number[] = [];
  for (let time = 0; time < choice.times; time++) {
    const asked = candidates.slice(0, time % sessionLength);
    const started = performance.now();
    nextQuestion({ rating: 1200 + (time % 600), asked, candidates }, random.next);
    times.push(performance.now() - started);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}

async function run(): Promise<object> {
  const { players, questions } = counts;
  console.log(`${players} players, ${sessionLength} of ${questions} questions each, ${seeds.length} seeds`);
  console.log(
    'order: rank correlation of ratings and true strength; error: of the rating, in points; both after one session',
  );
  const compared = conditions.map(compare);
  const rows = compared.map(({ name, random, adaptive, gain, leastGain, betterIn, errors, settled, right }) => [
    name,
    ...[random, adaptive, gain, leastGain].map((value) => value.toFixed(4)),
    `${betterIn} of ${seeds.length}`,
    errors.map((points) => points.toFixed(0)).join(' → '),
    settled.map(percent).join(' → '),
    percent(right),
  ]);
  console.log(table(['', 'random', 'adaptive', 'gain', 'least', 'better in', 'error', 'settled', 'right'], rows));

  const rounds = learnTogether(createRandom('rating/learn'), counts, fourOptions);
  console.log('\nsession after session, players and questions rating each other:');
  console.log(table(['', 'order', 'settled', 'question error', 'drift', 'most asked'], rounds.map(roundRow)));

  const times = timeChoices();
  const [p50, p95, p99] = [times.p50, times.p95, times.p99].map((time) => time.toFixed(3));
  const verdict = times.p95 < choice.goalMilliseconds ? 'yes' : 'no';
  console.log(`\nchoosing among ${choice.candidates}: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`);
  console.log(`p95 under ${choice.goalMilliseconds} ms: ${verdict}`);
  return { seeds, counts, compared, rounds, choice, times };
}

function roundRow({ order, settled, questionError, drift, mostAsked }: Round, index: number): string[] {
  const points = [questionError, drift].map((value) => value.toFixed(0));
  return [`after ${index + 1}`, order.toFixed(4), percent(settled), ...points, percent(mostAsked)];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

export const rating: Benchmark = { name: 'rating', about: 'how well 12 questions rank 1,000 players', run };
