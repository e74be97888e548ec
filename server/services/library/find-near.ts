import { fewPeople, nearSearches } from '../../../domain/library/near.ts';
import type { LibrarySearch } from '../../../domain/library/search.ts';
import type { Runtime } from '../../runtime.ts';
import type { PageWanted } from '../../search/library/found.ts';
import { findInLibrary } from './search-library.ts';

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
