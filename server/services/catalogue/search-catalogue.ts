import type { CatalogueQuestion } from '../../../domain/catalogue/search.ts';
import type { Runtime } from '../../runtime.ts';
import type { Found, PageWanted } from '../../search/catalogue/found.ts';
import { searchBySql } from '../../search/catalogue/sql-search.ts';

/** One page and all counts: out of memory where the catalogue is large, otherwise from the database. */
export async function searchCatalogue(
  { db, catalogue }: Pick<Runtime, 'db' | 'catalogue'>,
  question: CatalogueQuestion,
  page: PageWanted,
): Promise<Found> {
  const answer = catalogue.isReady() ? await catalogue.ask({ question, page }) : undefined;
  return answer ?? searchBySql(db, question, page);
}
