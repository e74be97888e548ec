import { sql } from 'kysely';
import { fewPeople, nearSearches } from '../../../domain/library/near.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import type { Runtime } from '../../runtime.ts';
import type { FoundCounts, FoundPage, PageWanted } from '../../search/library/found.ts';
import { countEach, countFound, findPage } from '../../search/library/sql-search.ts';

/** One page and all counts: from the index in memory when it is ready, otherwise from the database. */
export async function searchLibrary(
  { db, library }: Pick<Runtime, 'db' | 'library'>,
  search: LibrarySearch,
  page: PageWanted,
): Promise<FoundPage & FoundCounts> {
  const answer = await askIndex({ db, library }, search, page, true);
  if (answer?.found) return { positions: answer.positions, more: answer.more, ...answer.found };
  const [found, counts] = await Promise.all([findPage(db, search, page), countFound(db, search)]);
  return { ...found, ...counts };
}

/** One page without counts. */
export async function findInLibrary(
  { db, library }: Pick<Runtime, 'db' | 'library'>,
  search: LibrarySearch,
  page: PageWanted,
): Promise<FoundPage> {
  return (await askIndex({ db, library }, search, page, false)) ?? findPage(db, search, page);
}

async function askIndex(
  { db, library }: Pick<Runtime, 'db' | 'library'>,
  search: LibrarySearch,
  page: PageWanted,
  withCounts: boolean,
) {
  if (!library.isReady()) return undefined;
  return library.ask({ search, ...(await readOutside(db, search)), page, withCounts });
}

type Wanted = { search: LibrarySearch; page: PageWanted };

/** Several pages for one viewer: what the index cannot know is read once for all of them. */
export async function findEach(
  { db, library }: Pick<Runtime, 'db' | 'library'>,
  wanted: readonly Wanted[],
): Promise<FoundPage[]> {
  const [first] = wanted;
  if (!first) return [];
  const outside = library.isReady() ? await readOutside(db, first.search) : undefined;
  const found: FoundPage[] = [];
  // One after the other: at once they would take most connections of the process.
  for (const { search, page } of wanted) {
    const answer = outside && (await library.ask({ search, ...outside, page, withCounts: false }));
    found.push(answer ?? (await findPage(db, search, page)));
  }
  return found;
}

/** How many people each search of one viewer finds. */
export async function countPeople(
  { db, library }: Pick<Runtime, 'db' | 'library'>,
  searches: readonly LibrarySearch[],
): Promise<number[]> {
  const [first] = searches;
  if (!first || !library.isReady()) return countEach(db, searches);
  const outside = await readOutside(db, first);
  const page = { after: undefined, size: 0 };
  const answers = await Promise.all(
    searches.map((search) => library.ask({ search, ...outside, page, withCounts: false })),
  );
  const totals = answers.flatMap((answer) => answer?.total ?? []);
  return totals.length === searches.length ? totals : countEach(db, searches);
}

/** What only the database knows: who has blocked the company, and whom the recruiter has opened. */
async function readOutside(db: Runtime['db'], { company, unseen }: LibrarySearch) {
  const [blocked, opened] = await Promise.all([
    company ? blockedNumbers(db, company.id) : [],
    unseen === undefined ? [] : openedNumbers(db, unseen),
  ]);
  return { blocked, opened };
}

/** Who comes near a search that finds few people, besides those whom it finds; the best fit first. */
export async function findNear(
  runtime: Pick<Runtime, 'db' | 'library'>,
  search: LibrarySearch,
  fit: PageWanted['fit'],
  found: readonly string[],
): Promise<string[]> {
  if (!fit || found.length >= fewPeople) return [];
  for (const near of nearSearches(search)) {
    // Who meets the whole search comes near too: a page of this size is enough.
    const { positions } = await findInLibrary(runtime, near, { after: undefined, size: fewPeople, fit });
    const others = positions.map(({ id }) => id).filter((id) => !found.includes(id));
    if (others.length > 0) return others.slice(0, fewPeople - found.length);
  }
  return [];
}

/** Whether anyone is found: quick, for questions on the way to a search. */
export async function findPeople(runtime: Pick<Runtime, 'db' | 'library'>, search: LibrarySearch): Promise<boolean> {
  return (await findInLibrary(runtime, search, { after: undefined, size: 1 })).positions.length > 0;
}

/** Never cached: a developer who has just blocked a company must not be counted for it any more. */
async function blockedNumbers(db: Runtime['db'], companyId: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select l.number from blocked_companies b
    join library_profiles l on l.developer_id = b.developer_id and l.listed
    where b.company_id = ${companyId}`.execute(db);
  return rows.map(({ number }) => number);
}

/** Never cached either: a profile that was just opened is no longer new. */
async function openedNumbers(db: Runtime['db'], recruiterId: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select l.number from library_profiles l
    where l.listed and l.developer_id in
      (select v.developer_id from developer_visits v where v.recruiter_id = ${recruiterId})`.execute(db);
  return rows.map(({ number }) => number);
}
