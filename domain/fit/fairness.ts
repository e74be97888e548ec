/** Groups of people that are compared; fit reads none of these facts (docs/product/fit.md, Fairness report). */
export const fairnessTraits = ['picture', 'name', 'graduation', 'control'] as const;
export type FairnessTrait = (typeof fairnessTraits)[number];

/** The first places of a list count as chosen: a page of the CV library. */
export const chosenPlaces = 20;
/** A group of fewer people is not reported: chance would decide. */
export const leastInGroup = 50;
/** Below this ratio the report warns. */
export const leastRatio = 0.8;
/** Years since the last diploma that divide people into two groups. */
export const graduationYears = 15;

/** How many people a group has, and how often they were chosen, over all needs. */
export type GroupCount = { people: number; chosen: number };

/**
 * The lowest selection rate divided by the highest: 1 when all groups are chosen equally often. Undefined when there is
 * nothing to compare: fewer than two groups, or no group was ever chosen.
 */
export function selectionRatio(groups: readonly GroupCount[]): number | undefined {
  if (groups.length < 2 || groups.some(({ people }) => people === 0)) return undefined;
  const rates = groups.map(({ people, chosen }) => chosen / people);
  const highest = Math.max(...rates);
  return highest === 0 ? undefined : Math.min(...rates) / highest;
}

/**
 * Normalised discounted Kullback–Leibler divergence of the groups in the first places from the groups of all: 0 when
 * every beginning of the list has the groups in the proportions of all. The first places weigh most. `list` has the
 * group of each place, `all` the number of people of each group.
 */
export function ndkl<Group extends string>(list: readonly Group[], all: Readonly<Record<Group, number>>): number {
  const groups = Object.keys(all) as Group[];
  const total = groups.reduce((sum, group) => sum + all[group], 0);
  if (total === 0 || list.length === 0) return 0;
  const counts = new Map<Group, number>();
  let sum = 0;
  let weights = 0;
  for (const [index, group] of list.entries()) {
    counts.set(group, (counts.get(group) ?? 0) + 1);
    const weight = 1 / Math.log2(index + 2);
    weights += weight;
    for (const one of groups) {
      const share = (counts.get(one) ?? 0) / (index + 1);
      if (share > 0) sum += weight * share * Math.log2(share / (all[one] / total));
    }
  }
  return sum / weights;
}

/** The result for one trait: undefined where there are too few people. */
export type TraitResult = {
  trait: FairnessTrait;
  groups: { name: string; people: number; chosen: number }[];
  /** Undefined: a group has too few people, or none was chosen. */
  ratio: number | undefined;
  ndkl: number | undefined;
};

type Ranked = { id: string };
/** The two groups of each trait; a person may be in none. */
export type GroupOf = (id: string) => string | undefined;

/** One trait over the lists of several needs; `lists` hold the first people for each need, `everyone` all who were ranked. */
export function compareGroups(
  trait: FairnessTrait,
  everyone: readonly Ranked[],
  lists: readonly (readonly Ranked[])[],
  groupOf: GroupOf,
): TraitResult {
  const people: Record<string, number> = {};
  const chosen: Record<string, number> = {};
  for (const { id } of everyone) add(people, groupOf(id));
  for (const { id } of lists.flat()) add(chosen, groupOf(id));
  const groups = Object.keys(people)
    .toSorted()
    .map((name) => ({ name, people: people[name] ?? 0, chosen: chosen[name] ?? 0 }));
  if (groups.length < 2 || groups.some((one) => one.people < leastInGroup))
    return { trait, groups: [], ratio: undefined, ndkl: undefined };
  const divergences = lists.map((list) =>
    ndkl(
      list.flatMap(({ id }) => groupOf(id) ?? []),
      people,
    ),
  );
  return {
    trait,
    groups,
    ratio: selectionRatio(groups),
    ndkl: divergences.reduce((sum, one) => sum + one, 0) / Math.max(1, divergences.length),
  };
}

function add(counts: Record<string, number>, name: string | undefined): void {
  if (name !== undefined) counts[name] = (counts[name] ?? 0) + 1;
}

export function isUnfair({ ratio }: Pick<TraitResult, 'ratio'>): boolean {
  return ratio !== undefined && ratio < leastRatio;
}
