import type { Need } from './need.ts';
import { mostPoints, type PartName, rarities, technologyWeights, weights } from './weights.ts';

/** What is known of the world when a need is weighed. */
export type FitWorld = {
  /** The family of each profession. */
  families: ReadonlyMap<string, string>;
  /** The part of the listed people who have each technology. */
  shares: ReadonlyMap<string, number>;
};

/** The most points of each part of a need, in whole points that add up to `mostPoints`. */
export type FitPlan = {
  need: Need;
  technologies: readonly { id: string; must: boolean; most: number }[];
  languages: readonly { id: string; level: number; most: number }[];
  most: Record<Exclude<PartName, 'technology' | 'language'>, number>;
  /** Professions of the same family as one that is asked for. */
  related: ReadonlySet<string>;
};

export function planOf(need: Need, world: FitWorld): FitPlan {
  const points = pointsOfParts(partsOf(need));
  const of = (name: PartName) => points[name];
  const technologyPoints = share(
    of('technology'),
    need.technologies.map(
      ({ id, must }) => technologyWeights[must ? 'must' : 'nice'] * rarity(world.shares.get(id) ?? 0),
    ),
  );
  const languagePoints = share(
    of('language'),
    need.languages.map(() => 1),
  );
  const families = new Set(need.professionIds.map((id) => world.families.get(id)));
  const related = [...world.families].filter(
    ([id, family]) => families.has(family) && !need.professionIds.includes(id),
  );
  return {
    need,
    technologies: need.technologies.map((one, index) => ({ ...one, most: technologyPoints[index] as number })),
    languages: need.languages.map((one, index) => ({ ...one, most: languagePoints[index] as number })),
    most: {
      profession: of('profession'),
      years: of('years'),
      place: of('place'),
      pay: of('pay'),
      contract: of('contract'),
      remote: of('remote'),
      state: of('state'),
      freshness: of('freshness'),
      answering: of('answering'),
    },
    related: new Set(related.map(([id]) => id)),
  };
}

/** The parts that a need has; the last three are asked of every person. */
function partsOf(need: Need): PartName[] {
  const has: Record<PartName, boolean> = {
    technology: need.technologies.length > 0,
    profession: need.professionIds.length > 0,
    years: need.years !== undefined,
    place: need.place !== undefined,
    pay: need.pay !== undefined,
    language: need.languages.length > 0,
    contract: need.contracts.length > 0,
    remote: need.remotes.length > 0,
    state: true,
    freshness: true,
    answering: true,
  };
  return (Object.keys(has) as PartName[]).filter((name) => has[name]);
}

/** The most points of each of these parts, in the order of the weights; of all others 0. */
export function pointsOfParts(asked: readonly PartName[]): Record<PartName, number> {
  const shared = share(
    mostPoints,
    asked.map((name) => weights[name]),
  );
  const names = Object.keys(weights) as PartName[];
  return Object.fromEntries(names.map((name) => [name, shared[asked.indexOf(name)] ?? 0])) as Record<PartName, number>;
}

export function rarity(share: number): number {
  return rarities.find(({ below }) => share < below)?.factor ?? 1;
}

/** Whole points in these proportions; the rest of the rounding goes to the first. */
function share(points: number, proportions: readonly number[]): number[] {
  const sum = proportions.reduce((total, one) => total + one, 0);
  const parts = proportions.map((one) => Math.floor((points * one) / sum));
  const rest = points - parts.reduce((total, one) => total + one, 0);
  return parts.map((one, index) => (index === 0 ? one + rest : one));
}
