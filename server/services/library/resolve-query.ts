import { companyNames } from '../../../domain/library/employer.ts';
import { type LibraryQuery, type NamedParameter, namedParameters } from '../../../domain/library/filters.ts';
import { type SearchedQuery, technologyParameters, withoutUseless } from '../../../domain/library/query.ts';
import { askedOfFilters, type LibrarySearch } from '../../../domain/library/search.ts';
import { seesEmployers } from '../../../domain/permissions/resume.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { phraseOf, type Vocabulary, type VocabularyKind } from '../../../domain/vocabulary/vocabulary.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';
import { currentTechnologies } from '../shared/vocabulary/current-technologies.ts';
import { readVocabulary } from '../shared/vocabulary/read-vocabulary.ts';
import { type City, findCities, placesAround } from './find-cities.ts';
import { type LibraryNames, readLibraryNames } from './library-names.ts';

export type ResolvedQuery = { query: LibraryQuery; cities: City[]; names: LibraryNames };

/** The query with ids: typed names are looked up, unknown values are left out. */
export async function resolveQuery(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>,
  query: LibraryQuery,
  locale: Locale,
): Promise<ResolvedQuery> {
  const [names, vocabulary, cities, ...technologies] = await Promise.all([
    readLibraryNames(runtime),
    readVocabulary(runtime),
    findCities(runtime, query.city, locale),
    ...technologyParameters.map((name) => currentTechnologies(runtime, query[name])),
  ]);
  const current = technologyParameters.map((name, index) => [name, technologies[index]]);
  const given: LibraryQuery = { ...query, ...Object.fromEntries(current) };
  const ids = namedParameters.map((name) => [name, idsOf(names[name], given[name], namedBy[name], vocabulary)]);
  const city = cities.map(({ placeId }) => placeId).sort();
  return { names, cities, query: withoutUseless({ ...query, ...Object.fromEntries(ids), city }) };
}

/** The search for a viewer of this company, with everything needed to run it; without a company, for the team. */
export async function searchOf(
  db: Writer,
  query: SearchedQuery,
  companyId: string | undefined,
  recruiterId?: string,
): Promise<LibrarySearch> {
  const [near, company] = await Promise.all([
    query.city.length > 0 ? placesAround(db, query.city, query.radius) : [],
    companyId === undefined ? undefined : readCompany(db, companyId),
  ]);
  const viewer = company
    ? ({ viewerKind: 'recruiter', planId: company.planId } as const)
    : { viewerKind: 'admin' as const };
  const asked = askedOfFilters(query, near, { employers: seesEmployers(viewer), recruiterId });
  return { ...asked, company: company && namesOf(company) };
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
