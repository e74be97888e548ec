import { canFindProfiles, queryOfOffer } from '../../../../domain/library/offers/offer-search.ts';
import { asGiven, type SearchedQuery, writeLibraryQuery } from '../../../../domain/library/query.ts';
import type { Member } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { fitColumns, offerOf } from '../../fit/offers/offer-row.ts';
import { shownStatus } from '../../jobs/is-open.ts';
import { termColumns } from '../../jobs/job-summary.ts';

/** An offer with its search; `query` is the address of the search. */
export type SearchedOffer = { id: string; title: string | null; query: string; searched: SearchedQuery };

type Wanted = {
  /** Only these. */
  ids?: readonly string[];
  /** Only offers that are online, so many of the newest. */
  newest?: number;
};

/** The offers of the member's company for which profiles can be looked for, with what they look for; one query. */
export async function readSearchedOffers(
  { db, ports }: { db: Writer; ports: Pick<Runtime['ports'], 'clock'> },
  { membership }: Member,
  { ids, newest }: Wanted,
): Promise<SearchedOffer[]> {
  if (ids?.length === 0) return [];
  const status = shownStatus(ports.clock.now());
  const rows = await db
    .selectFrom('jobs as j')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.title', status.as('status')])
    // The names are not used: any language will do.
    .select(termColumns('fr'))
    .select(fitColumns('fr'))
    .where('j.companyId', '=', membership.companyId)
    .$if(ids !== undefined, (jobs) => jobs.where('j.id', 'in', ids ?? []))
    .$if(newest !== undefined, (jobs) =>
      jobs
        .where(status, '=', 'JOB_PUBLISHED')
        .orderBy('j.publishedAt', 'desc')
        .orderBy('j.id', 'desc')
        .limit(newest ?? 0),
    )
    .execute();
  return rows.flatMap((row) => {
    const offer = offerOf(row);
    if (!canFindProfiles(row.status, offer)) return [];
    const query = queryOfOffer(offer);
    return [
      { id: row.id, title: row.title?.trim() || null, query: writeLibraryQuery(query), searched: asGiven(query) },
    ];
  });
}
