import type { Fit, FitPart } from './fit.ts';
import type { Ties } from './log.ts';
import type { RankedList } from './offer.ts';
import type { FitPerson } from './person.ts';
import type { FitPlan } from './plan.ts';
import { fitRules } from './versions.ts';

/** One line of the log: who stood where, with what score, and what the rule had read. */
export type LoggedResult = {
  id: string;
  place: number;
  tier: number;
  score: number;
  parts: readonly FitPart[];
  plan: FitPlan;
  person: FitPerson;
  ties: Ties;
};

type ReplayedResult = {
  id: string;
  place: number;
  /** The place on this page as it is computed now. */
  placeNow: number;
  score: number;
  scoreNow: number;
  /** The parts as the rule gives them now. */
  parts: readonly FitPart[];
  /** The score, every part and the tier are the same. */
  same: boolean;
};

export type Replay =
  | { known: false }
  | { known: true; equal: boolean; sameScores: boolean; sameOrder: boolean; results: ReplayedResult[] };

/** docs/product/fit.md, Log: a logged page computed again by the rule of its version; `list`: it is one of offers. */
export function replay(version: string, logged: readonly LoggedResult[], list?: RankedList): Replay {
  const rule = Object.hasOwn(fitRules, version) ? fitRules[version] : undefined;
  if (!rule) return { known: false };
  const shown = logged.toSorted((a, b) => a.place - b.place);
  const computed = shown.map((one) => ({
    ...one,
    now: rule.score(one.plan, one.person),
    // The tier of people (1, or 0 for near profiles) is taken from the log: it cannot be computed again.
    tierNow: list ? rule.tier(one.plan, one.person, list) : one.tier,
  }));
  const order = computed.toSorted((a, b) => compare(a, b)).map(({ id }) => id);
  const results = computed.map(({ id, place, score, parts, tier, tierNow, now }): ReplayedResult => {
    const placeNow = shown[order.indexOf(id)]?.place ?? place;
    const same = tier === tierNow && isSame({ score, parts }, now);
    return { id, place, placeNow, score, scoreNow: now.score, parts: now.parts, same };
  });
  const sameScores = results.every(({ same }) => same);
  const sameOrder = results.every(({ place, placeNow }) => place === placeNow);
  return { known: true, equal: sameScores && sameOrder, sameScores, sameOrder, results };
}

function isSame(logged: Fit, now: Fit): boolean {
  const written = ({ name, id = '', points, most }: FitPart) => `${name} ${id} ${points} ${most}`;
  return (
    logged.score === now.score &&
    logged.parts.length === now.parts.length &&
    logged.parts.every((part, at) => written(part) === written(now.parts[at] as FitPart))
  );
}

type Ordered = { tierNow: number; ties: Ties; now: Fit };

/** Negative when the first comes before the second: tier, score, then the ties, higher before lower. */
function compare(a: Ordered, b: Ordered): number {
  if (a.tierNow !== b.tierNow) return b.tierNow - a.tierNow;
  if (a.now.score !== b.now.score) return b.now.score - a.now.score;
  for (const [at, own] of a.ties.entries()) {
    const other = b.ties[at];
    if (other === undefined || own === other) continue;
    return own > other ? -1 : 1;
  }
  return 0;
}
