import fc from 'fast-check';
import type { Need } from '../../domain/fit/need.ts';
import type { FitOffer, Spot } from '../../domain/fit/offer.ts';
import type { FitPerson } from '../../domain/fit/person.ts';
import type { FitWorld } from '../../domain/fit/plan.ts';
import { jobSearchStates } from '../../domain/profile/cards/job-search.ts';
import { contractTypes, remoteFrequencies } from '../../domain/profile/cards/job-terms.ts';

/** Few values of each kind, so that needs and people often agree. */
const technologies = ['react', 'typescript', 'go', 'python', 'cobol'];
const professions = { front: 'web', back: 'web', data: 'data', devops: 'infrastructure' };
const places = ['nantes', 'reze', 'rennes', 'lyon'];
const regions = ['FR:Pays de la Loire', 'FR:Bretagne'];
const languages = ['fr', 'en', 'de'];

export const fitWorld: FitWorld = {
  families: new Map(Object.entries(professions)),
  shares: new Map([
    ['react', 0.4],
    ['typescript', 0.15],
    ['go', 0.04],
    ['cobol', 0.002],
  ]),
};

const some = <T>(values: readonly T[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });
const years = fc.integer({ min: 0, max: 20 });
const option = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

const askedTechnologies = fc
  .tuple(some(technologies, 4), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([ids, must]) => ids.map((id, index) => ({ id, must: must[index] === true })));
const askedLanguages = some(languages, 2).chain((ids) =>
  fc.tuple(...ids.map((id) => fc.constantFrom(0, 40, 70, 100).map((level) => ({ id, level })))),
);

export const anyNeed: fc.Arbitrary<Need> = fc.record({
  technologies: askedTechnologies,
  professionIds: some(Object.keys(professions), 2),
  years: option(
    fc
      .tuple(option(years), option(years))
      .map(([a, b]) => (a !== undefined && b !== undefined && a > b ? { least: b, most: a } : { least: a, most: b })),
  ),
  place: option(
    fc.record({
      cityIds: some(places, 2),
      nearIds: some(places, 3).map((ids) => new Set(ids)),
      regionIds: some(regions, 1),
      orRemote: fc.boolean(),
    }),
  ),
  remotes: some(remoteFrequencies, 2),
  contracts: some(contractTypes, 2),
  pay: option(fc.integer({ min: 30, max: 80 })),
  languages: askedLanguages,
});

const withLevel = (ids: readonly string[], least: number) =>
  some(ids, ids.length).chain((held) =>
    fc.tuple(...held.map((id) => fc.integer({ min: least, max: 100 }).map((value) => [id, value] as const))),
  );

export const anyPerson: fc.Arbitrary<FitPerson> = fc.record({
  technologies: withLevel(technologies, 60).map((held) => held.map(([id, strength]) => ({ id, strength }))),
  professionId: fc.option(fc.constantFrom(...Object.keys(professions))),
  years,
  placeIds: some(places, 3),
  regionIds: some(regions, 2),
  remote: fc.option(fc.constantFrom(...remoteFrequencies)),
  contractTypes: some(contractTypes, 3),
  salary: fc.option(fc.integer({ min: 25, max: 90 })),
  languages: withLevel(languages, 0).map((held) => held.map(([id, level]) => ({ id, level }))),
  state: fc.constantFrom(...jobSearchStates.slice(0, 3)),
  age: fc.integer({ min: 0, max: 900 }),
  answering: fc.option(fc.integer({ min: 0, max: 100 })),
});

/** Nantes and Rezé are near each other; one place has no known position. */
export const spots: readonly Spot[] = [
  { id: 'nantes', latitude: 47.2173, longitude: -1.5534 },
  { id: 'reze', latitude: 47.1905, longitude: -1.5688 },
  { id: 'rennes', latitude: 48.1173, longitude: -1.6778 },
  { id: 'lyon', latitude: null, longitude: null },
];
export const spotsOf = (ids: readonly string[]): Spot[] => spots.filter(({ id }) => ids.includes(id));

export const anyOffer: fc.Arbitrary<FitOffer> = fc.record({
  technologies: askedTechnologies,
  professionId: fc.option(fc.constantFrom(...Object.keys(professions))),
  years: fc
    .tuple(fc.option(years), fc.option(years))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { least: b, most: a } : { least: a, most: b })),
  place: fc.option(fc.constantFrom(...spots)),
  remote: fc.option(fc.constantFrom(...remoteFrequencies)),
  contract: fc.option(fc.constantFrom(...contractTypes)),
  pay: fc.option(fc.integer({ min: 30, max: 80 })),
  languages: askedLanguages,
});
