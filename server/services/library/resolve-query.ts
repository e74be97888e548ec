import { companyNames } from '../../../domain/library/employer.ts';
import {
  type LibraryQuery,
  type NamedParameter,
  namedParameters,
  type ParameterName,
} from '../../../domain/library/filters.ts';
import {
  asGiven,
  readLibraryQuery,
  type SearchedQuery,
  technologyParameters,
  withoutUseless,
} from '../../../domain/library/query.ts';
import { askedOfFilters, type LibrarySearch } from '../../../domain/library/search.ts';
import { mergeUnderstood, typedValues } from '../../../domain/library/understood-query.ts';
import { seesEmployers } from '../../../domain/permissions/resume.ts';
import type { Understood } from '../../../domain/search/understood.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { phraseOf, type Vocabulary, type VocabularyKind } from '../../../domain/vocabulary/vocabulary.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';
import { currentTechnologies } from '../shared/vocabulary/current-ids.ts';
import { readVocabulary } from '../shared/vocabulary/read-vocabulary.ts';
import { understandText } from '../shared/vocabulary/understand-text.ts';
import { type City, findCities, placesInCircles } from './find-cities.ts';
import { type LibraryNames, readLibraryNames } from './library-names.ts';
import { type ProfessionFamily, readFamilies } from './read-families.ts';
import { findPeople } from './search-library.ts';

export type ResolvedQuery = {
  /** The query of the address, with ids and without unknown values. */
  query: LibraryQuery;
  /** The same together with what its text means. */
  searched: SearchedQuery;
  understood: Understood;
  /** The cities of the address. */
  cities: City[];
  names: LibraryNames;
  /** The names of values that the lists of the panel do not have, by parameter and value. */
  valueNames: Record<string, string>;
};

type Viewed = { companyId: string | undefined };

/**
 * The query with ids: typed names are looked up, unknown values are left out, and its text is understood. Lists, counts,
 * saved searches and alerts all go through here.
 */
export async function resolveQuery(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports' | 'library'>,
  given: LibraryQuery,
  locale: Locale,
  viewed: Viewed,
): Promise<ResolvedQuery> {
  const finds = async (word: string) => {
    const search = await searchOf(runtime.db, { ...anyone, query: word }, viewed.companyId);
    return findPeople(runtime, search);
  };
  const [names, vocabulary, families, cities, understood, ...technologies] = await Promise.all([
    readLibraryNames(runtime),
    readVocabulary(runtime),
    readFamilies(runtime),
    findCities(runtime, given.city, locale),
    understandText(runtime, given.query, finds),
    ...technologyParameters.map((name) => currentTechnologies(runtime, given[name])),
  ]);
  const current = Object.fromEntries(technologyParameters.map((name, index) => [name, technologies[index] ?? []]));
  const ids = namedParameters.map((name) => [
    name,
    idsOf(names[name], { ...given, ...current }[name], namedBy[name], vocabulary),
  ]);
  const city = cities.map(({ placeId }) => placeId).sort();
  const query = withoutUseless({ ...given, ...Object.fromEntries(ids), city });
  const searched = mergeUnderstood(query, understood, (id) => families.get(id)?.professions ?? [id]);
  const typedCities = await findCities(
    runtime,
    searched.city.filter((id) => !city.includes(id)),
    locale,
  );
  const valueNames = namesOfValues(query, understood, { names, families, cities: typedCities, locale });
  return { names, cities, query, searched, understood, valueNames };
}

/** Everyone in the library. */
const anyone = asGiven(readLibraryQuery(new URLSearchParams()));

type Known = { names: LibraryNames; families: Map<string, ProfessionFamily>; cities: City[]; locale: Locale };

function namesOfValues(query: LibraryQuery, understood: Understood, known: Known): Record<string, string> {
  const { names, families, cities, locale } = known;
  const chosen = (['without', 'plus'] as const).flatMap((parameter) =>
    query[parameter].map((value) => ({ parameter: parameter as ParameterName, value })),
  );
  const named = [...chosen, ...typedValues(understood)].flatMap(({ parameter, value }) => {
    const own = namedParameters.find((one) => one === parameter);
    const name =
      parameter === 'city'
        ? cities.find(({ placeId }) => placeId === value)?.label
        : ((own && names[own].get(value)?.[locale]) ??
          (parameter === 'profession' ? families.get(value)?.names[locale] : undefined));
    return name === undefined ? [] : [[`${parameter} ${value}`, name] as const];
  });
  return Object.fromEntries(named);
}

/** The search for a viewer of this company, with everything needed to run it; without a company, for the team. */
export async function searchOf(
  db: Writer,
  query: SearchedQuery,
  companyId: string | undefined,
  recruiterId?: string,
): Promise<LibrarySearch> {
  const [search] = await searchesOf(db, [query], companyId, recruiterId);
  return search as LibrarySearch;
}

/** The same for several queries of one viewer: the company, and the places around all cities, are read once. */
export async function searchesOf(
  db: Writer,
  queries: readonly SearchedQuery[],
  companyId: string | undefined,
  recruiterId?: string,
): Promise<LibrarySearch[]> {
  const circlesOf = ({ city, radius }: SearchedQuery) => city.map((id) => ({ city: id, radius }));
  const [places, company] = await Promise.all([
    placesInCircles(db, queries.flatMap(circlesOf)),
    companyId === undefined ? undefined : readCompany(db, companyId),
  ]);
  const viewer = company
    ? ({ viewerKind: 'recruiter', planId: company.planId } as const)
    : { viewerKind: 'admin' as const };
  const searcher = { employers: seesEmployers(viewer), recruiterId };
  let circles = 0;
  return queries.map((query) => {
    const own = places.slice(circles, circles + query.city.length);
    circles += query.city.length;
    return { ...askedOfFilters(query, [...new Set(own.flat())], searcher), company: company && namesOf(company) };
  });
}

/** The company of the viewer for `shownTo`: developers hide from companies by id and by name. */
export async function companyInQuestion(db: Writer, id: string): Promise<NonNullable<LibrarySearch['company']>> {
  return namesOf(await readCompany(db, id));
}

async function readCompany(db: Writer, id: string): Promise<{ id: string; name: string; planId: string | null }> {
  const row = await db.selectFrom('companies').select(['name', 'planId']).where('id', '=', id).executeTakeFirst();
  return { id, name: row?.name ?? '', planId: row?.planId ?? null };
}

const namesOf = ({ id, name }: { id: string; name: string }) => ({ id, names: companyNames(name) });

/** Tests have no words but their names. */
const namedBy: Record<NamedParameter, VocabularyKind | undefined> = {
  technology: 'technology',
  without: 'technology',
  plus: 'technology',
  profession: 'profession',
  language: 'language',
  region: 'region',
  test: undefined,
};

function idsOf(
  names: LibraryNames[keyof LibraryNames],
  given: readonly string[],
  kind: VocabularyKind | undefined,
  vocabulary: Vocabulary,
): string[] {
  const ids = given.flatMap((value) => {
    if (names.has(value)) return [value];
    const typed = phraseOf(value);
    const meant = vocabulary.find(typed).find((term) => term.kind === kind && names.has(term.target));
    if (meant) return [meant.target];
    const named = [...names].find(([, { fr, en }]) => phraseOf(fr) === typed || phraseOf(en) === typed);
    return named ? [named[0]] : [];
  });
  return [...new Set(ids)].sort();
}
