import { type Expression, type SqlBool, sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { compareOffers, type RankedOffer, rankOf } from '../../../../domain/fit/offer.ts';
import { scoreOffer, scoreSimilar } from '../../../../domain/fit/offers/score-offer.ts';
import { type FitWorld, rarity } from '../../../../domain/fit/plan.ts';
import type { Context } from '../../../context.ts';
import type { AskedOffers, FoundOffers, OfferSearch, OfferTerms } from '../../../search/offers/found.ts';
import { isOpen } from '../../jobs/is-open.ts';
import { offerOf } from './offer-row.ts';
import { type OfferRow, readOpenOffers } from './read-open-offers.ts';
import { hidesFrom } from './read-seeker.ts';

/**
 * While the index is not there, the database finds offers and this process ranks them. The newest are enough then: with
 * so many offers the index takes over soon after the start.
 */
const mostRanked = 3000;

type Conditions = Expression<SqlBool>[];

/**
 * One page in the order of fit: from the index in memory when it is ready, otherwise from the database. `terms` says the
 * same as `filters`, where the index knows all of it.
 */
export async function rankOffers(
  context: Context,
  search: OfferSearch,
  { filters, terms, world }: { filters: Conditions; terms?: OfferTerms | undefined; world: FitWorld },
): Promise<FoundOffers> {
  if (context.offers.isReady()) {
    const among = terms || filters.length === 0 ? undefined : await readNumbers(context, filters);
    const answer = await context.offers.ask({ search, among, terms, ...weighed(search, world), day: today(context) });
    if (answer) return answer;
  }
  const conditions = [...filters, ...sharing(search)];
  const rows = await readOpenOffers(context, { conditions, most: mostRanked, locale: context.locale });
  return rankRead(search, world, rows);
}

/** What the thread needs of the world; a technology whose share is not known is rare. */
function weighed({ person }: OfferSearch, { families, shares }: FitWorld): Pick<AskedOffers, 'related' | 'rarities'> {
  const family = person.professionId === null ? undefined : families.get(person.professionId);
  const other = rarity(0);
  const known = [...shares].map(([id, share]) => [id, rarity(share)] as const).filter(([, factor]) => factor !== other);
  const related = [...families].filter(([id, of]) => of === family && id !== person.professionId).map(([id]) => id);
  return { related, rarities: { known, other } };
}

/** The day in Paris: an offer is open until the end of its last day. */
const today = ({ ports }: Context): number => Date.parse(dayOf(ports.clock.now())) / 86_400_000;

/** As one text: a hundred thousand rows would take the driver longer than the database. */
async function readNumbers({ db, ports }: Context, filters: Conditions): Promise<Int32Array> {
  const { numbers } = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .innerJoin('indexedJobs as n', 'n.jobId', 'j.id')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(sql<string>`coalesce(string_agg(n.number::text, ' '), '')`.as('numbers'))
    .where(({ and }) => and([isOpen(ports.clock.now()), ...filters]))
    .executeTakeFirstOrThrow();
  return numbers === '' ? new Int32Array() : Int32Array.from(numbers.split(' '), Number);
}

/** For similar offers, the database leaves out most of the others at once. */
function sharing({ kind, exceptId, person }: OfferSearch): Conditions {
  if (kind !== 'similar') return [];
  const ids = person.technologies.map(({ id }) => id);
  return [
    sql`j.id is distinct from ${exceptId} and exists (select from job_technologies own
      where own.job_id = j.id and own.technology_id = any(${ids}::text[]))`,
  ];
}

/** The rule itself. */
function rankRead(search: OfferSearch, world: FitWorld, offers: readonly OfferRow[]): FoundOffers {
  const { after, size } = search;
  const ranked = offers.filter((one) => !hidesFrom(search, one)).map((one) => rankOne(search, world, one));
  const listed = ranked.filter((one) => one !== undefined).sort(compareOffers);
  const page = listed.filter((one) => !after || compareOffers(after, one) < 0);
  return {
    positions: page.slice(0, size),
    before: listed.length - page.length,
    more: page.length > size,
    total: listed.length,
    leftOut: ranked.length - listed.length,
  };
}

/** Undefined for an offer that is left out because of a wish. */
function rankOne(search: OfferSearch, world: FitWorld, row: OfferRow): RankedOffer | undefined {
  const { id, publishedAt } = row;
  const score = search.kind === 'similar' ? scoreSimilar : scoreOffer;
  const fit = score(offerOf(row), search, world);
  if (search.kind === 'forYou' && fit.unmet.length > 0) return undefined;
  return { rank: rankOf(fit), publishedAt, id };
}
