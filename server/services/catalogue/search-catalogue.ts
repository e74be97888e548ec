import type { CatalogueSearch } from '../../../domain/catalogue/search.ts';
import type { Runtime } from '../../runtime.ts';
import type { Found, PageWanted } from '../../search/catalogue/found.ts';
import { searchBySql } from '../../search/catalogue/sql-search.ts';

/** One page and all counts: from the index in memory when it is ready, otherwise from the database. */
export async function searchCatalogue(
  { db, catalogue }: Pick<Runtime, 'db' | 'catalogue'>,
  search: CatalogueSearch,
  page: PageWanted,
): Promise<Found> {
  const answer = catalogue.isReady() ? await catalogue.ask({ search, page }) : undefined;
  return answer ?? searchBySql(db, search, page);
}
