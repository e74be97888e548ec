import { sql } from 'kysely';
import type { JobQuery } from '../../../../domain/jobs/job-query.ts';
import { wordPatterns } from '../../../../domain/jobs/search-words.ts';
import {
  jobMeanings,
  mergeUnderstoodJobs,
  type SearchedJobs,
  type TypedJobValue,
  typedJobValues,
} from '../../../../domain/jobs/understood-jobs.ts';
import type { Understood } from '../../../../domain/search/understood.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Runtime } from '../../../runtime.ts';
import { findCities } from '../../library/find-cities.ts';
import { readLibraryNames } from '../../library/library-names.ts';
import { readFamilies } from '../../library/read-families.ts';
import { understandText } from '../../shared/vocabulary/understand-text.ts';
import { isOpen } from '../is-open.ts';

type Understands = Pick<Runtime, 'db' | 'cache' | 'ports'>;

export type UnderstoodJobs = { searched: SearchedJobs; understood: Understood; typed: TypedJobValue[] };

/** What a search of offers asks for: its filters and what its text means (docs/product/jobs.md, Searching offers). */
export async function understandJobs(runtime: Understands, query: JobQuery): Promise<UnderstoodJobs> {
  const [understood, families] = await Promise.all([
    understandText(runtime, query.words, (word) => isInAnOffer(runtime, word), jobMeanings),
    readFamilies(runtime),
  ]);
  const searched = mergeUnderstoodJobs(query, understood, (id) => families.get(id)?.professions ?? [id]);
  return { searched, understood, typed: typedJobValues(understood) };
}

async function isInAnOffer({ db, ports }: Understands, word: string): Promise<boolean> {
  const found = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select('j.id')
    .where(({ and }) =>
      and([isOpen(ports.clock.now()), ...wordPatterns(word).map((pattern) => sql<boolean>`j.search like ${pattern}`)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The names of what a text means and of what is chosen, by filter and value. */
export async function jobValueNames(
  runtime: Understands,
  query: JobQuery,
  typed: readonly TypedJobValue[],
  locale: Locale,
): Promise<Record<string, string>> {
  const places = typed.filter(({ filter }) => filter === 'place').map(({ value }) => value);
  const [names, families, cities] = await Promise.all([
    readLibraryNames(runtime),
    readFamilies(runtime),
    findCities(runtime, places, locale),
  ]);
  const chosen = [
    ...query.technologies.map((value) => ({ filter: 'technologies' as const, value })),
    ...(query.profession ? [{ filter: 'profession' as const, value: query.profession }] : []),
  ];
  const nameOf = ({ filter, value }: Pick<TypedJobValue, 'filter' | 'value'>): string | undefined => {
    if (filter === 'without' || filter === 'technologies') return names.technology.get(value)?.[locale];
    if (filter === 'profession') return (names.profession.get(value) ?? families.get(value)?.names)?.[locale];
    if (filter === 'region') return names.region.get(value)?.[locale];
    return filter === 'place' ? cities.find(({ placeId }) => placeId === value)?.label : undefined;
  };
  return Object.fromEntries(
    [...typed, ...chosen].flatMap((one) => {
      const name = nameOf(one);
      return name === undefined ? [] : [[`${one.filter} ${one.value}`, name]];
    }),
  );
}
