import type { Expression, SqlBool } from 'kysely';
import { dayNumber } from '../../../../domain/day.ts';
import { canRankOffers, type FitGap, gapsOf, sharesTechnology } from '../../../../domain/fit/offer.ts';
import { isCurrentPosition, readOfferPosition, writeOfferPosition } from '../../../../domain/fit/offer-position.ts';
import type { FitWorld } from '../../../../domain/fit/plan.ts';
import { isFiltered, type JobOrder, type JobQuery } from '../../../../domain/jobs/job-query.ts';
import { readPosition } from '../../../../domain/moment-position.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { OfferSearch, OfferTerms } from '../../../search/offers/found.ts';
import { explainOffer } from '../../fit/offers/explain-offer.ts';
import { rankOffers } from '../../fit/offers/rank-offers.ts';
import { readSeeker, type Seeker } from '../../fit/offers/read-seeker.ts';
import { logOffers, placed } from '../../fit/rankings/log-ranking.ts';
import { readFitWorld } from '../../fit/read-world.ts';
import {
  describeSearch,
  type Explain,
  type FoundJob,
  type FoundJobs,
  findJobs,
  foundJob,
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
  /** The position was one of the other order, or of another day: this is the first page. */
  restarted: boolean;
};

/** One page of offers: for a developer in the order of fit with reasons, for others and on request by date. */
export async function searchJobs(
  context: Context,
  query: JobQuery,
  after: string | undefined,
  wanted: JobOrder,
): Promise<JobsPage> {
  const given = after === undefined ? undefined : readOfferPosition(after);
  const dated = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !given && !dated) throw new Invalid({ after: 'unknown' });
  const isCurrent = given !== undefined && isCurrentPosition(given, dayNumber(context.ports.clock.now()));
  const position = isCurrent ? given : undefined;
  const seeker = await readSeeker(context, position?.day);
  const choice = seeker !== undefined && canRankOffers(seeker.person);
  const world = choice ? await readFitWorld(context) : undefined;
  if (!world || !choice || wanted === 'date') {
    const explain = world && seeker && explainer(seeker, world);
    const found = await findJobs(context, query, dated && after, undefined, explain);
    return { ...found, order: { by: 'date', choice }, leftOut: 0, restarted: given !== undefined };
  }
  const understood = await understandJobs(context, query);
  const filtered = isFiltered(query);
  const found = await readByFit(context, seeker, world, {
    // A search lists all matching offers; those that do not meet a wish of the developer come last.
    kind: filtered ? 'search' : 'forYou',
    filters: filtered ? await conditions(context, understood.searched) : [],
    terms: filtered ? termsOf(understood.searched) : undefined,
    after: position,
    size: jobsPageSize,
  });
  const described = await describeSearch(context, query, understood, filtered && found.total === 0);
  return { ...found, ...described, order: { by: 'fit', choice }, restarted: after !== undefined && !position };
}

type List = Pick<OfferSearch, 'kind' | 'after' | 'size'> & {
  filters: Expression<SqlBool>[];
  terms: OfferTerms | undefined;
  /** There is no room for offers without a technology in common. */
  short?: boolean;
};
type Ranked = { jobs: FoundJob[]; total: number; leftOut: number; next: string | undefined };

/** Ranks and reads one page, and logs it. */
async function readByFit(
  context: Context,
  seeker: Seeker,
  world: FitWorld,
  { filters, terms, short = false, ...list }: List,
): Promise<Ranked> {
  const { person, wished, hidden, day } = seeker;
  const found = await rankOffers(context, { person, wished, hidden, ...list }, { filters, terms, world });
  const shown = short ? found.positions.filter(({ rank }) => sharesTechnology(rank)) : found.positions;
  const ids = shown.map(({ id }) => id);
  const last = found.more ? found.positions.at(-1) : undefined;
  const rows = await readFound(context, ids);
  const explained = rows.map((row) => ({ row, ...explainOffer(row, seeker, world) }));
  const results = explained.map(({ row, offer }) => ({
    ...offer,
    ...placed(row, found.before + ids.indexOf(row.id) + 1),
  }));
  // The page does not wait for its log.
  void logOffers(context, { list: list.kind, person, day, results });
  return {
    jobs: explained.map(({ row, fit }) => foundJob(row, fit)),
    total: found.total,
    leftOut: found.leftOut,
    next: last && writeOfferPosition({ ...last, day }),
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
  const { jobs, total, leftOut } = await readByFit(context, seeker, await readFitWorld(context), {
    kind: 'forYou',
    filters: [],
    terms: undefined,
    after: undefined,
    size: mostForYou,
    short: true,
  });
  return { jobs, total, leftOut, gaps };
}
