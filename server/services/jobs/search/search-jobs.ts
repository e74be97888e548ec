import { canRankOffers, type FitGap, gapsOf, sharesTechnology } from '../../../../domain/fit/offer.ts';
import { type OfferPosition, readOfferPosition, writeOfferPosition } from '../../../../domain/fit/offer-position.ts';
import type { FitWorld } from '../../../../domain/fit/plan.ts';
import { anyJob, isFiltered, type JobOrder, type JobQuery } from '../../../../domain/jobs/job-query.ts';
import { readPosition } from '../../../../domain/moment-position.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { explainOffer } from '../../fit/offers/explain-offer.ts';
import { rankOffers } from '../../fit/offers/rank-offers.ts';
import { readSeeker, type Seeker } from '../../fit/offers/read-seeker.ts';
import { logOffers, placed, type ShownOffer } from '../../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../../fit/read-world.ts';
import {
  describeSearch,
  type Explain,
  type FoundJob,
  type FoundJobs,
  findJobs,
  jobsPageSize,
  readFound,
} from './find-jobs.ts';
import { conditions, termsOf } from './search-conditions.ts';
import { understandJobs } from './understand-jobs.ts';

export type JobsPage = FoundJobs & {
  /** `choice`: a developer has two orders to choose from. */
  order: { by: JobOrder; choice: boolean };
  /** Offers that are not in the list because they do not meet a wish of the developer. */
  leftOut: number;
  /** The position was one of the other order: this is the first page. */
  restarted: boolean;
};

/** One page of offers: for a developer in the order of fit with reasons, for others and on request by date. */
export async function searchJobs(
  context: Context,
  query: JobQuery,
  after: string | undefined,
  wanted: JobOrder,
): Promise<JobsPage> {
  const position = after === undefined ? undefined : readOfferPosition(after);
  const dated = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position && !dated) throw new Invalid({ after: 'unknown' });
  const seeker = await readSeeker(context, position?.day);
  const choice = seeker !== undefined && canRankOffers(seeker.person);
  const world = choice ? await readFitWorld(context) : undefined;
  if (!world || !choice || wanted === 'date') {
    const explain = world && seeker && explainer(seeker, world);
    const found = await findJobs(context, query, dated && after, undefined, explain);
    return { ...found, order: { by: 'date', choice }, leftOut: 0, restarted: position !== undefined };
  }
  const found = await readByFit(context, seeker, world, { query, after: position, size: jobsPageSize });
  return { ...found, order: { by: 'fit', choice }, restarted: dated !== undefined };
}

type List = { query: JobQuery | undefined; after: OfferPosition | undefined; size: number; short?: boolean };

async function readByFit(
  context: Context,
  seeker: Seeker,
  world: FitWorld,
  { query, after, size, short = false }: List,
) {
  const filtered = query !== undefined && isFiltered(query);
  // Whoever searches gets everything that is found; what does not meet a wish comes last and says so.
  const kind = filtered ? ('search' as const) : ('forYou' as const);
  const { person, wished, hidden, day } = seeker;
  const understood = await understandJobs(context, query ?? anyJob);
  const { searched } = understood;
  const filters = filtered ? await conditions(context, searched) : [];
  const terms = filtered ? termsOf(searched) : undefined;
  const found = await rankOffers(context, { person, wished, hidden, kind, after, size }, { filters, terms, world });
  // A short list has no room for offers without a technology in common.
  const shown = short ? found.positions.filter(({ rank }) => sharesTechnology(rank)) : found.positions;
  const ids = shown.map(({ id }) => id);
  const last = found.more ? found.positions.at(-1) : undefined;
  const results: ShownOffer[] = [];
  const jobs = await readFound(context, ids, (row) => {
    const { fit, offer } = explainOffer(row, seeker, world);
    results.push({ ...offer, ...placed(row, found.before + ids.indexOf(row.id) + 1) });
    return fit;
  });
  // The page does not wait for its log.
  void logOffers(context, { list: kind, person, day, results });
  return {
    jobs,
    total: found.total,
    leftOut: found.leftOut,
    next: last && writeOfferPosition({ ...last, day }),
    ...(await describeSearch(context, query ?? anyJob, understood, filtered && found.total === 0)),
  };
}

const explainer =
  (seeker: Seeker, world: FitWorld): Explain =>
  (row) =>
    explainOffer(row, seeker, world).fit;

/** The best offers for a developer; without favourite technologies, what to fill in. */
export type OffersForYou = { jobs: FoundJob[]; total: number; leftOut: number; gaps: FitGap[] };

const mostForYou = 5;

export async function readOffersForYou(context: Context): Promise<OffersForYou | undefined> {
  const seeker = await readSeeker(context);
  if (!seeker) return undefined;
  const gaps = gapsOf(seeker.person);
  if (!canRankOffers(seeker.person)) return { jobs: [], total: 0, leftOut: 0, gaps };
  const list = { query: undefined, after: undefined, size: mostForYou, short: true };
  const { next: _, ...found } = await readByFit(context, seeker, await readFitWorld(context), list);
  return { ...found, gaps };
}
