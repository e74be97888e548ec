import { sql } from 'kysely';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import type { Runtime } from '../../runtime.ts';
import type { FoundCounts, FoundPage, PageWanted } from '../../search/library/found.ts';
import { countFound, findPage } from '../../search/library/sql-search.ts';

/** One page and all counts: from the index in memory when it is ready, otherwise from the database. */
export async function searchLibrary(
  { db, library }: Pick<Runtime, 'db' | 'library'>,
  search: LibrarySearch,
  page: PageWanted,
): Promise<FoundPage & FoundCounts> {
  if (library.isReady()) {
    const blocked = search.company ? await blockedNumbers(db, search.company.id) : [];
    const answer = await library.ask({ search, blocked, page, withCounts: true });
    if (answer?.found) return { positions: answer.positions, more: answer.more, ...answer.found };
  }
  const [found, counts] = await Promise.all([findPage(db, search, page), countFound(db, search)]);
  return { ...found, ...counts };
}

/** Never cached: a developer who has just blocked a company must not be counted for it any more. */
async function blockedNumbers(db: Runtime['db'], companyId: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select l.number from blocked_companies b
    join library_profiles l on l.developer_id = b.developer_id and l.listed
    where b.company_id = ${companyId}`.execute(db);
  return rows.map(({ number }) => number);
}
