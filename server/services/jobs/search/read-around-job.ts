import { canRankOffers } from '../../../../domain/fit/offer.ts';
import { mostSimilar, personLike } from '../../../../domain/fit/similar-offers.ts';
import type { Context } from '../../../context.ts';
import { compareOffer, explainOffer, type OfferFitView } from '../../fit/offers/explain-offer.ts';
import { fitColumns, offerOf } from '../../fit/offers/offer-row.ts';
import { rankOffers } from '../../fit/offers/rank-offers.ts';
import { readSeeker } from '../../fit/offers/read-seeker.ts';
import { logOffers, placed } from '../../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../../fit/read-world.ts';
import { isOpen } from '../is-open.ts';
import { termColumns } from '../job-summary.ts';
import { type FoundJob, foundJob, readFound } from './find-jobs.ts';

/** What the page of an open offer shows beside it: why it fits a developer, and similar offers for every reader. */
export type AroundJob = { fit: OfferFitView | undefined; similar: FoundJob[] };

export async function readAroundJob(context: Context, jobId: string): Promise<AroundJob> {
  const { db, locale } = context;
  const [row, seeker, world] = await Promise.all([
    db
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.companyId')
      .leftJoin('places as p', 'p.id', 'j.placeId')
      .select(termColumns(locale))
      .select(fitColumns(locale))
      .where('j.id', '=', jobId)
      .where(isOpen(context.ports.clock.now()))
      .executeTakeFirst(),
    readSeeker(context),
    readFitWorld(context),
  ]);
  if (!row) return { fit: undefined, similar: [] };
  const offer = offerOf(row);
  const wished = offer.place === null ? [] : [offer.place];
  const hidden = seeker?.hidden ?? { companyIds: [], names: [] };
  const person = personLike(offer);
  const search = { person, wished, kind: 'similar' as const, hidden, exceptId: jobId };
  const found = await rankOffers(context, { ...search, after: undefined, size: mostSimilar }, { filters: [], world });
  const ids = found.positions.map(({ id }) => id);
  const rows = await readFound(context, ids);
  if (seeker) {
    const results = rows.map((other) => ({
      ...compareOffer(other, { person, wished }, world),
      ...placed(other, ids.indexOf(other.id) + 1),
    }));
    // The page does not wait for its log.
    void logOffers(context, { list: 'similar', person, day: seeker.day, results });
  }
  const fit = seeker && canRankOffers(seeker.person) ? explainOffer(row, seeker, world).fit : undefined;
  return { fit, similar: rows.map((other) => foundJob(other)) };
}
