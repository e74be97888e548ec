import { companyNames } from '../../../domain/library/employer.ts';
import type { LibraryQuery } from '../../../domain/library/query.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import { testMark } from '../../../domain/library/test-marks.ts';
import { searchedWords } from '../../../domain/library/words.ts';
import { fold } from '../../../domain/text/fold.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';
import { type City, findCities, placesAround } from './find-cities.ts';
import { type LibraryNames, readLibraryNames } from './library-names.ts';

export type ResolvedQuery = { query: LibraryQuery; cities: City[]; names: LibraryNames };

/** The query with ids: typed names are looked up, unknown values are left out. */
export async function resolveQuery(
  runtime: Pick<Runtime, 'db' | 'cache' | 'ports'>,
  query: LibraryQuery,
  locale: Locale,
): Promise<ResolvedQuery> {
  const [names, cities] = await Promise.all([readLibraryNames(runtime), findCities(runtime, query.cities, locale)]);
  const known = (kind: keyof LibraryNames, given: string[]) => idsOf(names[kind], given);
  const technologies = known('technology', query.technologies);
  const tests = known('test', query.tests);
  return {
    names,
    cities,
    query: {
      ...query,
      technologies,
      everyTechnology: query.everyTechnology && technologies.length > 1,
      professions: known('profession', query.professions),
      regions: known('region', query.regions),
      languages: known('language', query.languages),
      tests,
      rank: tests.length > 0 ? query.rank : undefined,
      cities: cities.map(({ placeId }) => placeId).sort(),
    },
  };
}

/** The search for a viewer of this company, with everything needed to run it. */
export async function searchOf(db: Writer, query: LibraryQuery, companyId: string | undefined): Promise<LibrarySearch> {
  const [places, company] = await Promise.all([
    query.cities.length > 0 ? placesAround(db, query.cities, query.radius) : undefined,
    companyId === undefined ? undefined : companyInQuestion(db, companyId),
  ]);
  const { text, cities: _, radius: __, tests, rank, ...rest } = query;
  return {
    ...rest,
    words: searchedWords(text),
    testMarks: tests.map((test) => testMark(test, rank)),
    places,
    company,
  };
}

/** The company of the viewer for `shownTo`: developers hide from companies by id and by name. */
export async function companyInQuestion(db: Writer, id: string): Promise<NonNullable<LibrarySearch['company']>> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  return { id, names: companyNames(row?.name ?? '') };
}

function idsOf(names: LibraryNames[keyof LibraryNames], given: readonly string[]): string[] {
  const ids = given.flatMap((value) => {
    if (names.has(value)) return [value];
    const typed = fold(value);
    const named = [...names].find(([, { fr, en }]) => fold(fr) === typed || fold(en) === typed);
    return named ? [named[0]] : [];
  });
  return [...new Set(ids)].sort();
}
