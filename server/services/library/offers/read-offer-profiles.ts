import { canKeepLists } from '../../../../domain/permissions/library.ts';
import type { Context } from '../../../context.ts';
import { searchesOf } from '../resolve-query.ts';
import { countPeople } from '../search-library.ts';
import { areAlertsOff, listSearches } from '../searches/saved-searches.ts';
import { readSearchedOffers } from './read-searched-offers.ts';

/** The profiles for an offer: their search and their number; `alert`: the recruiter is told of new ones. */
export type OfferProfiles = { query: string; total: number; alert: boolean };

/**
 * docs/product/library.md, Profiles for an offer: by the id of the offer, for members who may open the CV library.
 * However many offers there are, this takes the same number of queries; the index counts each search.
 */
export async function readOfferProfiles(
  context: Context,
  jobIds: readonly string[],
): Promise<Record<string, OfferProfiles>> {
  const { viewer, db } = context;
  if (!canKeepLists(viewer)) return {};
  const offers = await readSearchedOffers(context, viewer, { ids: jobIds });
  if (offers.length === 0) return {};
  const [searches, saved, stopped] = await Promise.all([
    searchesOf(
      db,
      offers.map(({ searched }) => searched),
      viewer.membership.companyId,
      viewer.userId,
    ),
    listSearches(context),
    areAlertsOff(context),
  ]);
  const totals = await countPeople(context, searches);
  const alerting = new Set(stopped ? [] : saved.filter(({ alert }) => alert).map(({ query }) => query));
  return Object.fromEntries(
    offers.map(({ id, query }, at) => [id, { query, total: totals[at] ?? 0, alert: alerting.has(query) }]),
  );
}
