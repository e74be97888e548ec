import * as z from 'zod';
import { jobSearchStates } from '../profile/cards/job-search.ts';
import { contractTypes, remoteFrequencies } from '../profile/cards/job-terms.ts';
import type { FitPart } from './fit.ts';
import { type RankedList, rankedLists } from './offer.ts';
import type { FitPerson } from './person.ts';
import type { FitPlan } from './plan.ts';
import { mostPoints, type PartName, weights } from './weights.ts';

/** What is ranked: people for a need, or offers for a person. */
export type RankingKind = 'people' | 'offers';

/** Rankings are kept for so long (docs/product/fit.md, Log). */
export const rankingKeptDays = 183;

const points = z.int().min(0).max(mostPoints);
const ids = z.array(z.string());
const partNames = Object.keys(weights) as [PartName, ...PartName[]];
const singleParts = ['profession', 'years', 'place', 'pay', 'contract', 'remote', 'state', 'freshness', 'answering'];

/** A plan as the log holds it: sets are lists. */
const loggedPlanSchema = z.object({
  need: z.object({
    technologies: z.array(z.object({ id: z.string(), must: z.boolean() })),
    professionIds: ids,
    years: z.object({ least: z.number().optional(), most: z.number().optional() }).optional(),
    place: z.object({ cityIds: ids, nearIds: ids, regionIds: ids, orRemote: z.boolean() }).optional(),
    remotes: z.array(z.enum(remoteFrequencies)),
    contracts: z.array(z.enum(contractTypes)),
    pay: z.number().optional(),
    languages: z.array(z.object({ id: z.string(), level: z.number() })),
  }),
  technologies: z.array(z.object({ id: z.string(), must: z.boolean(), most: points })),
  languages: z.array(z.object({ id: z.string(), level: z.number(), most: points })),
  most: z.record(z.enum(singleParts as [keyof FitPlan['most'], ...(keyof FitPlan['most'])[]]), points),
  related: ids,
  /** How far around its cities the need looks, in kilometres; the places themselves are not kept. */
  radius: z.number().optional(),
});
export type LoggedPlan = z.output<typeof loggedPlanSchema>;

const loggedPersonSchema = z.object({
  technologies: z.array(z.object({ id: z.string(), strength: z.number() })),
  professionId: z.string().nullable(),
  years: z.number(),
  placeIds: ids,
  regionIds: ids,
  remote: z.string().nullable(),
  contractTypes: ids,
  salary: z.number().nullable(),
  languages: z.array(z.object({ id: z.string(), level: z.number() })),
  state: z.enum(jobSearchStates),
  age: z.number(),
  answering: z.number().nullable(),
});

/** Whose offers these are, and which list of offers it is. */
const loggedSeekerSchema = loggedPersonSchema.extend({ list: z.enum(rankedLists) });

const partSchema = z.object({ name: z.enum(partNames), id: z.string().optional(), points, most: points });
const partsSchema = z.array(partSchema);
const tiesSchema = z.array(z.union([z.number(), z.string()]));
export type Ties = z.output<typeof tiesSchema>;

/**
 * The plan for the log. Of the places around a city, and of the related professions, only those that occur among these
 * people are kept: the others change no score, and there may be thousands.
 */
export function writePlan(plan: FitPlan, people: readonly FitPerson[], radius?: number): LoggedPlan {
  const { need, technologies, languages, most, related } = plan;
  const { place, years, pay, ...rest } = need;
  const places = new Set(people.flatMap(({ placeIds }) => placeIds));
  const professions = new Set(people.map(({ professionId }) => professionId));
  return loggedPlanSchema.parse({
    need: {
      ...rest,
      ...(pay === undefined ? {} : { pay }),
      ...(years ? { years } : {}),
      ...(place ? { place: { ...place, nearIds: [...place.nearIds].filter((id) => places.has(id)).toSorted() } } : {}),
    },
    technologies,
    languages,
    most,
    related: [...related].filter((id) => professions.has(id)).toSorted(),
    ...(radius === undefined ? {} : { radius }),
  });
}

/** The plan as the rule reads it. */
export function readPlan(logged: unknown): FitPlan & { radius: number | undefined } {
  const { need, related, radius, ...rest } = loggedPlanSchema.parse(logged);
  const { place, years, pay } = need;
  return {
    ...rest,
    need: {
      ...need,
      years: years && { least: years.least, most: years.most },
      pay,
      place: place && { ...place, nearIds: new Set(place.nearIds) },
    },
    related: new Set(related),
    radius,
  };
}

export const readPerson = (logged: unknown): FitPerson => loggedPersonSchema.parse(logged);
export const writeSeeker = (person: FitPerson, list: RankedList): object =>
  loggedSeekerSchema.parse({ ...person, list });
export const readRankedList = (logged: unknown): RankedList => loggedSeekerSchema.parse(logged).list;
export const readTies = (logged: unknown): Ties => tiesSchema.parse(logged);
export function readParts(logged: unknown): FitPart[] {
  return partsSchema.parse(logged).map(({ id, ...part }) => (id === undefined ? part : { ...part, id }));
}
