import {
  freshnessShare,
  languageShare,
  payShare,
  pointsOf,
  professionShare,
  remoteShare,
  stateShare,
  yearsShare,
} from '../../../domain/fit/fit.ts';
import type { FitPlan } from '../../../domain/fit/plan.ts';
import { placeShares } from '../../../domain/fit/weights.ts';
import { languageLevels } from '../../../domain/library/marks.ts';
import { jobSearchStates } from '../../../domain/profile/cards/job-search.ts';
import { contractTypes, remoteFrequencies } from '../../../domain/profile/cards/job-terms.ts';
import { type Bits, has } from '../columnar/bits.ts';
import type { Column } from '../columnar/column.ts';

/** What fit reads of a row of library_profiles, beside the values of its facets. */
export type FitValues = {
  strengths: readonly number[];
  years: number;
  salary: number | null;
  remote: string | null;
  contractTypes: readonly string[];
  state: string;
  answering: number | null;
  /** The day of the last change: whole days since 1970. */
  day: number;
};

/** The facets whose values fit reads. */
export type FitFacets = Record<'technology' | 'language' | 'profession' | 'place', Column>;

/** One byte or two for each slot; strengths have the places of the values of the technologies. */
export type FitColumns = {
  strengths: Uint8Array;
  years: Uint8Array;
  salaries: Uint8Array;
  remotes: Uint8Array;
  contracts: Uint8Array;
  states: Uint8Array;
  answering: Uint8Array;
  days: Uint16Array;
};

/** A salary or an answering that is not known. */
const unsaid = 255;

export const makeFitColumns = (capacity: number): FitColumns => ({
  strengths: new Uint8Array(capacity * 2),
  years: new Uint8Array(capacity),
  salaries: new Uint8Array(capacity),
  remotes: new Uint8Array(capacity),
  contracts: new Uint8Array(capacity),
  states: new Uint8Array(capacity),
  answering: new Uint8Array(capacity),
  days: new Uint16Array(capacity),
});

export function growFitColumns(fit: FitColumns, capacity: number): void {
  for (const name of Object.keys(fit) as (keyof FitColumns)[]) {
    if (name === 'strengths') continue;
    const larger = name === 'days' ? new Uint16Array(capacity) : new Uint8Array(capacity);
    larger.set(fit[name]);
    Object.assign(fit, { [name]: larger });
  }
}

/** After the facets of the slot are filled. */
export function fillFit(fit: FitColumns, facets: FitFacets, slot: number, values: FitValues): void {
  fit.strengths = fillParallel(fit.strengths, facets.technology, slot, values.strengths);
  fit.years[slot] = values.years;
  fit.salaries[slot] = values.salary ?? unsaid;
  fit.remotes[slot] = numberIn(remoteFrequencies, values.remote);
  fit.contracts[slot] = contractMask(values.contractTypes);
  fit.states[slot] = numberIn(jobSearchStates, values.state);
  fit.answering[slot] = values.answering ?? unsaid;
  fit.days[slot] = values.day;
}

function fillParallel(bytes: Uint8Array, column: Column, slot: number, values: readonly number[]): Uint8Array {
  const end = column.places[slot + 1] as number;
  let filled = bytes;
  if (end > bytes.length) {
    filled = new Uint8Array(Math.ceil(end * 1.5));
    filled.set(bytes);
  }
  const from = column.places[slot] as number;
  for (let at = from; at < end; at++) filled[at] = values[at - from] ?? 0;
  return filled;
}

/** 0 for a value that is not in the list. */
const numberIn = (list: readonly string[], value: string | null): number => list.indexOf(value ?? '') + 1;

const contractMask = (types: readonly string[]): number =>
  contractTypes.reduce((mask, type, index) => (types.includes(type) ? mask | (1 << index) : mask), 0);

/**
 * A person has a mark for each level of a language that they reach. Each adds what it is worth more than the level below,
 * so that the marks of a person add up to the points of their level.
 */
function languagePoints(plan: FitPlan, mark: string): number {
  const [id = '', reached] = mark.split('~');
  const asked = plan.languages.find((one) => one.id === id);
  if (!asked) return 0;
  const worth = (level: number) => pointsOf(asked.most, languageShare(asked.level, level));
  if (reached === undefined) return worth(0);
  const below = [0, ...languageLevels].filter((level) => level < Number(reached)).at(-1) ?? 0;
  return worth(Number(reached)) - worth(below);
}

/** The slots that have a city of the need, and those that have a place near one. */
export type PlaceBits = { city: Bits; near: Bits } | undefined;

/** The score of a slot, or -1 when it cannot reach `least`. */
export type Scorer = (slot: number, least: number) => number;

/** The same sum as domain/fit/fit.ts, by tables: one for each part, with the points of each possible value. */
export function makeScorer(
  plan: FitPlan,
  today: number,
  { technology, language, profession, place }: FitFacets,
  fit: FitColumns,
  bits: PlaceBits,
): Scorer {
  const { need, most } = plan;
  const table = (length: number, points: (value: number) => number) =>
    Uint16Array.from({ length }, (_, at) => points(at));
  const inColumn = (column: Column, points: (name: string) => number) =>
    table(column.names.length, (at) => points(column.names[at] as string));
  const technologies = inColumn(technology, (id) => plan.technologies.find((one) => one.id === id)?.most ?? 0);
  const professions = inColumn(profession, (id) => pointsOf(most.profession, professionShare(plan, id)));
  const languages = inColumn(language, (mark) => languagePoints(plan, mark));
  const years = table(256, (value) => pointsOf(most.years, yearsShare(need.years, value)));
  const pays = table(256, (salary) => pointsOf(most.pay, payShare(need.pay, salary === unsaid ? null : salary)));
  const remotes = table(remoteFrequencies.length + 1, (at) =>
    pointsOf(most.remote, remoteShare(need.remotes, remoteFrequencies[at - 1] ?? null)),
  );
  const asked = contractMask(need.contracts);
  const contracts = table(1 << contractTypes.length, (mask) => pointsOf(most.contract, mask & asked ? 100 : 0));
  const states = table(jobSearchStates.length + 1, (at) => pointsOf(most.state, stateShare(jobSearchStates[at - 1])));
  const ages = table(400, (age) => pointsOf(most.freshness, freshnessShare(age)));
  const answers = table(256, (share) => pointsOf(most.answering, share === unsaid ? 100 : share));
  const regions = inColumn(place, (id) =>
    need.place?.regionIds.includes(id) ? pointsOf(most.place, placeShares.region) : 0,
  );
  const atPlace = {
    city: pointsOf(most.place, placeShares.city),
    remote: need.place?.orRemote ? pointsOf(most.place, placeShares.remote) : 0,
    near: pointsOf(most.place, placeShares.near),
  };
  const fullTime = numberIn(remoteFrequencies, 'fullTime');
  const hasLanguages = plan.languages.length > 0;
  const technologyPoints = plan.technologies.reduce((sum, one) => sum + one.most, 0);
  const others =
    plan.languages.reduce((sum, one) => sum + one.most, 0) + Object.values(most).reduce((a, b) => a + b, 0);

  const placePoints = (slot: number): number => {
    if (!bits) return 0;
    if (has(bits.city, slot)) return atPlace.city;
    if (atPlace.remote > 0 && fit.remotes[slot] === fullTime) return atPlace.remote;
    if (has(bits.near, slot)) return atPlace.near;
    for (let at = place.places[slot] as number; at < (place.places[slot + 1] as number); at++) {
      const points = regions[place.values[at] as number] as number;
      if (points > 0) return points;
    }
    return 0;
  };

  return (slot, least) => {
    let score = 0;
    if (technologyPoints > 0) {
      const end = technology.places[slot + 1] as number;
      for (let at = technology.places[slot] as number; at < end; at++) {
        const points = technologies[technology.values[at] as number] as number;
        if (points > 0) score += Math.floor((points * (fit.strengths[at] as number)) / 100);
      }
      if (score + others < least) return -1;
    }
    const own = profession.places[slot] as number;
    if (own < (profession.places[slot + 1] as number)) score += professions[profession.values[own] as number] as number;
    score +=
      (years[fit.years[slot] as number] as number) +
      (pays[fit.salaries[slot] as number] as number) +
      (remotes[fit.remotes[slot] as number] as number) +
      (contracts[fit.contracts[slot] as number] as number) +
      (states[fit.states[slot] as number] as number) +
      (ages[Math.min(399, Math.max(0, today - (fit.days[slot] as number)))] as number) +
      (answers[fit.answering[slot] as number] as number) +
      placePoints(slot);
    if (hasLanguages) {
      const end = language.places[slot + 1] as number;
      for (let at = language.places[slot] as number; at < end; at++) {
        score += languages[language.values[at] as number] as number;
      }
    }
    return score;
  };
}
