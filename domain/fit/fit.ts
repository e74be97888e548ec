import type { JobSearchState } from '../profile/cards/job-search.ts';
import { proficiencies, proficiencyOf } from '../profile/cards/proficiency.ts';
import type { FitPerson } from './person.ts';
import type { FitPlan } from './plan.ts';
import {
  freshness,
  leastAbove,
  type PartName,
  placeShares,
  professionShares,
  stateShares,
  yearsLost,
} from './weights.ts';

/** One line of a fit: what the need asks, the points that the person gets for it, and the most that there are. */
export type FitPart = {
  name: PartName;
  /** The technology or the language. */
  id?: string;
  points: number;
  most: number;
};
export type Fit = { score: number; parts: readonly FitPart[] };

/** The score of a person for a need: the sum of the points of its parts, and nothing else. */
export function fitOf(plan: FitPlan, person: FitPerson): Fit {
  const { need, most } = plan;
  const single = (name: keyof FitPlan['most'], share: number): FitPart[] =>
    most[name] === 0 ? [] : [{ name, points: pointsOf(most[name], share), most: most[name] }];
  const parts = [
    ...plan.technologies.map(({ id, most: all }): FitPart => {
      const strength = person.technologies.find((one) => one.id === id)?.strength ?? 0;
      return { name: 'technology', id, points: pointsOf(all, strength), most: all };
    }),
    ...single('profession', professionShare(plan, person.professionId)),
    ...single('years', yearsShare(need.years, person.years)),
    ...single('place', placeShare(need.place, person)),
    ...single('remote', remoteShare(need.remotes, person.remote)),
    ...single('contract', need.contracts.some((one) => person.contractTypes.includes(one)) ? 100 : 0),
    ...single('pay', payShare(need.pay, person.salary)),
    ...plan.languages.map(({ id, level, most: all }): FitPart => {
      const own = person.languages.find((one) => one.id === id)?.level;
      return { name: 'language', id, points: pointsOf(all, languageShare(level, own)), most: all };
    }),
    ...single('state', stateShare(person.state)),
    ...single('freshness', freshnessShare(person.age)),
    ...single('answering', person.answering ?? 100),
  ];
  return { score: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** Whole points, so that every computation of the same fit gives the same sum. */
export function pointsOf(most: number, share: number): number {
  return Math.floor((most * share) / 100);
}

export function professionShare({ need, related }: FitPlan, professionId: string | null): number {
  if (professionId === null) return 0;
  if (need.professionIds.includes(professionId)) return professionShares.same;
  return related.has(professionId) ? professionShares.family : 0;
}

export function yearsShare(asked: FitPlan['need']['years'], years: number): number {
  const { least = 0, most = Number.POSITIVE_INFINITY } = asked ?? {};
  if (years < least) return Math.max(0, 100 - yearsLost.below * (least - years));
  if (years > most) return Math.max(leastAbove, 100 - yearsLost.above * (years - most));
  return 100;
}

type Wishes = Pick<FitPerson, 'placeIds' | 'regionIds' | 'remote'>;

/** Why a place fits: the best of its reasons. */
export function placeReason(asked: FitPlan['need']['place'], wishes: Wishes): keyof typeof placeShares | undefined {
  if (!asked) return undefined;
  const { placeIds, regionIds, remote } = wishes;
  if (placeIds.some((id) => asked.cityIds.includes(id))) return 'city';
  if (asked.orRemote && remote === 'fullTime') return 'remote';
  if (placeIds.some((id) => asked.nearIds.has(id))) return 'near';
  return regionIds.some((id) => asked.regionIds.includes(id)) ? 'region' : undefined;
}

function placeShare(asked: FitPlan['need']['place'], wishes: Wishes): number {
  const reason = placeReason(asked, wishes);
  return reason ? placeShares[reason] : 0;
}

export function remoteShare(offered: readonly string[], wished: string | null): number {
  return wished !== null && offered.includes(wished) ? 100 : 0;
}

export function stateShare(state: JobSearchState | undefined): number {
  return (state && stateShares[state]) ?? 0;
}

/** A salary that is not stated is no reason for or against; it gets no points. */
export function payShare(most: number | undefined, salary: number | null): number {
  return most !== undefined && salary !== null && salary <= most ? 100 : 0;
}

/** Levels count as they are shown, in four words. */
export function languageShare(asked: number, own: number | undefined): number {
  if (own === undefined) return 0;
  const shown = proficiencies[proficiencyOf(own)];
  return shown >= asked ? 100 : Math.floor((100 * shown) / asked);
}

export function freshnessShare(age: number): number {
  return freshness.find(({ days }) => age <= days)?.share ?? 0;
}
