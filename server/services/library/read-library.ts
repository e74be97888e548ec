import { dayOf } from '../../../domain/day.ts';
import type { LibraryQuery } from '../../../domain/library/filters.ts';
import { libraryPageSize } from '../../../domain/library/library-position.ts';
import { canKeepLists, libraryAccess } from '../../../domain/permissions/library.ts';
import { Forbidden, Invalid } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { openPosition, sealPosition } from './cursor.ts';
import type { City } from './find-cities.ts';
import { type LibraryFacets, nameFacets } from './name-facets.ts';
import { type LibraryEntry, readEntries } from './read-entries.ts';
import { resolveQuery, searchOf } from './resolve-query.ts';
import { searchLibrary } from './search-library.ts';

export type OpenLibrary = {
  access: 'open';
  /** The resolved query: ids only, without unknown values. */
  query: LibraryQuery;
  cities: City[];
  entries: LibraryEntry[];
  total: number;
  facets: LibraryFacets;
  next: string | undefined;
};
export type Library = OpenLibrary | { access: 'noCompany' | 'pending' | 'declined' };

/** One page of the CV library: boosted developers first, then those updated last. */
export async function readLibrary(context: Context, given: LibraryQuery, after: string | undefined): Promise<Library> {
  const { viewer, config, db, locale, ports } = context;
  const access = libraryAccess(viewer);
  if (access === 'refused') throw new Forbidden();
  if (access !== 'open') return { access };
  const position = after === undefined ? undefined : openPosition(config.SECRET, after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const { query, cities, names } = await resolveQuery(context, given, locale);
  const search = await searchOf(db, query, viewer?.membership?.companyId);
  const found = await searchLibrary(context, search, { after: position, size: libraryPageSize });
  const recruiterId = canKeepLists(viewer) ? viewer.userId : undefined;
  const ids = found.positions.map(({ id }) => id);
  const day = dayOf(ports.clock.now());
  const entries = await readEntries(db, ids, { locale, recruiterId, company: search.company, day });
  const last = found.more ? found.positions.at(-1) : undefined;
  return {
    access,
    query,
    cities,
    entries,
    total: found.total,
    facets: nameFacets(found.counts, query, names, locale),
    next: last && sealPosition(config.SECRET, last),
  };
}
