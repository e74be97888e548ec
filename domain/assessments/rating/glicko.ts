// Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2022): the steps below are the paper's. One thing is
// added, since a right answer may be a guess: `luck`, how often a player without any knowledge wins. With luck 0 the
// result is that of the paper.

/** Strength, uncertainty of it, and how much it changes from one period to the next. */
export type Rating = { rating: number; deviation: number; volatility: number };

type Opponent = { rating: number; deviation: number; luck?: number; discrimination?: number };

/** One game of a period: the opponent, and 1 for a win, 0 for a loss. */
export type Result = Opponent & { score: number };

/** Points in one unit of the scale that the paper calculates with. */
export const scale = 173.7178;
/** How quickly the volatility itself changes; the paper's example has this value, and calls 0.3 to 1.2 reasonable. */
const tau = 0.5;
const precision = 1e-6;

/** How likely a player with this rating is to win; the less certain the opponent's rating, the closer to one half. */
export function expectedScore(rating: number, opponent: Opponent): number {
  const { luck = 0 } = opponent;
  return luck + (1 - luck) * winsByStrength(rating, opponent);
}

/** How much information one game gives about a player with this rating. */
export function information(rating: number, opponent: Opponent): number {
  const strength = winsByStrength(rating, opponent);
  const rise = (1 - (opponent.luck ?? 0)) * strength * (1 - strength);
  return steepness(opponent) ** 2 * credit(rating, opponent) * rise;
}

/**
 * The rating after a period. Expected scores are approximated by straight lines `around` a rating: the paper uses the
 * rating from before the period, which is exact enough while the new one is near it.
 */
export function ratePeriod(player: Rating, results: readonly Result[], around = player.rating): Rating {
  const known = sum(results, (result) => information(around, result));
  if (known === 0) return afterRest(player, 1);
  const distance = (around - player.rating) / scale;
  const change = distance + surprise(around, results) / known;
  const variance = (player.deviation / scale) ** 2;
  const volatility = nextVolatility(player.volatility, variance, 1 / known, change);
  const nextVariance = 1 / (1 / (variance + volatility ** 2) + known);
  return {
    rating: player.rating + scale * nextVariance * known * change,
    deviation: scale * Math.sqrt(nextVariance),
    volatility,
  };
}

/** The rating that best explains these results, given the rating from before. */
export function likeliestRating(player: Rating, results: readonly Result[]): number {
  const variance = (player.deviation / scale) ** 2 + player.volatility ** 2;
  const reach = results.length * variance;
  let [low, high] = [-reach, reach];
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (surprise(player.rating + scale * middle, results) > middle / variance) low = middle;
    else high = middle;
  }
  return player.rating + (scale * (low + high)) / 2;
}

/** Periods without a game: the deviation grows, and the rating stays. */
export function afterRest(player: Rating, periods: number): Rating {
  const variance = (player.deviation / scale) ** 2 + periods * player.volatility ** 2;
  return { ...player, deviation: scale * Math.sqrt(variance) };
}

/** How likely strength alone wins, without luck. */
export function winsByStrength(rating: number, opponent: Opponent): number {
  return 1 / (1 + Math.exp((-steepness(opponent) * (rating - opponent.rating)) / scale));
}

/** How sharply a game tells strong from weak players: the better known the opponent and the more telling, the more. */
export function steepness(opponent: Opponent): number {
  return (opponent.discrimination ?? 1) * certainty(opponent);
}

/** How much of a win is strength: a right answer to a question that is far too hard says little. */
function credit(rating: number, opponent: Opponent): number {
  return opponent.luck ? winsByStrength(rating, opponent) / expectedScore(rating, opponent) : 1;
}

function certainty({ deviation }: Opponent): number {
  return 1 / Math.sqrt(1 + 3 * (deviation / scale / Math.PI) ** 2);
}

function surprise(around: number, results: readonly Result[]): number {
  return sum(results, (result) => {
    return steepness(result) * credit(around, result) * (result.score - expectedScore(around, result));
  });
}

/** Step 5: the root of a falling function of ln(volatility²), by false position with the Illinois correction. */
function nextVolatility(volatility: number, variance: number, gameVariance: number, change: number): number {
  const start = Math.log(volatility ** 2);
  const excess = change ** 2 - variance - gameVariance;
  const balance = (x: number): number => {
    const total = variance + gameVariance + Math.exp(x);
    return (Math.exp(x) * (excess - Math.exp(x))) / (2 * total ** 2) - (x - start) / tau ** 2;
  };
  let low = start;
  let high = excess > 0 ? Math.log(excess) : start - tau;
  while (excess <= 0 && balance(high) < 0) high -= tau;
  let [atLow, atHigh] = [balance(low), balance(high)];
  while (Math.abs(high - low) > precision) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = balance(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
