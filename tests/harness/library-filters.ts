import fc from 'fast-check';
import {
  type LibraryQuery,
  libraryParameters,
  niceFilters,
  type ParameterName,
  parameterNames,
  radii,
} from '../../domain/library/filters.ts';
import { languageLevels, testRanks } from '../../domain/library/marks.ts';
import { readLibraryQuery } from '../../domain/library/query.ts';
import { contractTypes, remoteFrequencies, visibleJobSearchStates } from '../../domain/profile/cards/job-terms.ts';
import { vocabulary } from './library-people.ts';

/** The values of some parameters, as the address has them. */
export type Given = Partial<Record<ParameterName, readonly string[]>>;

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const number = (min: number, max: number) => fc.integer({ min, max }).map((value) => [String(value)]);
const oneOf = (values: readonly number[]) => fc.constantFrom(...values).map((value) => [String(value)]);
/** Words with a meaning, as recruiters combine them. */
const meant = fc
  .array(
    fc.constantFrom(
      ...['react', 'go', 'typescript', '-python', 'sauf go', 'ou', 'nantes', 'rennes', 'remote', 'ou remote', 'senior'],
      ...['3 ans', '50k', 'anglais', 'allemand courant', 'freelance', 'hybride', 'data engineer', 'mer', '-cœur'],
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) => [list.join(' ')]);
const plain = fc
  .tuple(
    fc.array(fc.constantFrom(...vocabulary.words, 'typ', 'react', 'personne'), { minLength: 1, maxLength: 2 }),
    fc.nat(9),
  )
  .map(([chosen, cut]) => [chosen.join(' ').slice(0, cut + 1)]);

const words = fc.oneof(plain, meant);

/** Values that some of the developers of library-people.ts match and others do not. */
const parameterValues: Record<ParameterName, fc.Arbitrary<string[]>> = {
  query: words,
  technology: some(vocabulary.technologies),
  every: fc.constant(['1']),
  without: some(vocabulary.technologies),
  profession: some(vocabulary.professions),
  yearsFrom: number(1, 6),
  yearsTo: number(4, 12),
  city: some(vocabulary.cities),
  radius: oneOf(radii),
  region: some(['FR:Pays de la Loire', 'FR:Bretagne', 'BE:Bruxelles-Capitale']),
  orRemote: fc.constant(['1']),
  remote: some(remoteFrequencies),
  contract: some(contractTypes),
  salary: number(30, 70),
  language: some(vocabulary.languages),
  level: oneOf(languageLevels),
  test: some(vocabulary.tests),
  rank: oneOf(testRanks),
  recommended: fc.constant(['1']),
  state: some(visibleJobSearchStates),
  unseen: fc.constant(['1']),
  plus: some(vocabulary.technologies),
  nice: some(niceFilters),
};

/** Any combination; most parameters are left out, so that some developers are found. */
export const anyQuery: fc.Arbitrary<LibraryQuery> = fc
  .record(
    Object.fromEntries(
      parameterNames.map((name) => [
        name,
        fc.oneof(
          { weight: 3, arbitrary: fc.constant([]) },
          { weight: libraryParameters[name].refines ? 3 : 1, arbitrary: parameterValues[name] },
        ),
      ]),
    ) as Record<ParameterName, fc.Arbitrary<string[]>>,
  )
  .map(queryOf);

/** Different searches with this parameter and only those that it needs; the same in every run. */
export function searchesWith(name: ParameterName, many: number): Given[] {
  const { needs } = libraryParameters[name];
  const needed = needs?.parameters[0] as ParameterName | undefined;
  const given: fc.Arbitrary<Given> = fc.record({
    [name]: parameterValues[name],
    ...(needed && { [needed]: parameterValues[needed].filter((values) => values.length >= (needs?.least ?? 0)) }),
  });
  const different = new Map(fc.sample(given, { numRuns: many, seed: 1 }).map((one) => [JSON.stringify(one), one]));
  return [...different.values()];
}

export function queryOf(given: Given): LibraryQuery {
  return readLibraryQuery(
    new URLSearchParams(
      Object.entries(given).flatMap(([name, values = []]) => values.map((value) => [name, value] as [string, string])),
    ),
  );
}
