import { type Expression, type SqlBool, sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import {
  compareOffers,
  type FitOffer,
  fitOffer,
  needOfOffer,
  placesNear,
  type RankedOffer,
  rankOf,
  unmetWishes,
} from '../../../../domain/fit/offer.ts';
import { type FitWorld, planOf, rarity } from '../../../../domain/fit/plan.ts';
import { needOfSimilar } from '../../../../domain/fit/similar-offers.ts';
import { companyNames } from '../../../../domain/library/employer.ts';
import type { Context } from '../../../context.ts';
import type { AskedOffers, FoundOffers, OfferSearch, OfferTerms } from '../../../search/offers/found.ts';
import { exactly, isOpen } from '../../jobs/is-open.ts';
import { termColumns } from '../../jobs/job-summary.ts';
import { fitColumns, offerOf } from './offer-row.ts';

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
  return rankRead(search, world, await readOffers(context, [...filters, ...sharing(search)]));
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

type ReadOffer = { id: string; publishedAt: string; companyId: string; company: string; offer: FitOffer };

async function readOffers({ db, locale, ports }: Context, filters: Conditions): Promise<ReadOffer[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.companyId', 'c.name as company', exactly('j.published_at').as('publishedAt')])
    .select(termColumns(locale))
    .select(fitColumns(locale))
    .where(({ and }) => and([isOpen(ports.clock.now()), ...filters]))
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(mostRanked)
    .execute();
  return rows.map((row) => {
    const { id, publishedAt, companyId, company } = row;
    return { id, publishedAt, companyId, company, offer: offerOf(row) };
  });
}

/** The rule itself. */
function rankRead(search: OfferSearch, world: FitWorld, offers: readonly ReadOffer[]): FoundOffers {
  const { after, size, hidden } = search;
  const hides = ({ companyId, company }: ReadOffer) =>
    hidden.companyIds.includes(companyId) || companyNames(company).some((name) => hidden.names.includes(name));
  const ranked = offers.filter((one) => !hides(one)).map((one) => rankOne(search, world, one));
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
function rankOne(search: OfferSearch, world: FitWorld, { id, publishedAt, offer }: ReadOffer): RankedOffer | undefined {
  const { person, kind, wished } = search;
  const near = placesNear(offer.place, wished);
  const unmet = kind === 'similar' ? [] : unmetWishes(offer, person, near);
  if (kind === 'forYou' && unmet.length > 0) return undefined;
  const plan = planOf(kind === 'similar' ? needOfSimilar(offer, near) : needOfOffer(offer, near), world);
  return { rank: rankOf(fitOffer(plan, person, unmet)), publishedAt, id };
}
