import { type Expression, type SqlBool, sql } from 'kysely';
import { dayNumber } from '../../../../domain/day.ts';
import { compareOffers, type FitOffer, type RankedOffer, rankOf } from '../../../../domain/fit/offer.ts';
import { isWorthTelling } from '../../../../domain/fit/offers/alert.ts';
import { scoreOffer } from '../../../../domain/fit/offers/score-offer.ts';
import type { FitWorld } from '../../../../domain/fit/plan.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { mayBeOffered, mayBeReaders } from '../../fit/offers/may-fit.ts';
import { offerOf } from '../../fit/offers/offer-row.ts';
import { type OfferRow, readOpenOffers } from '../../fit/offers/read-open-offers.ts';
import { readSeekers, type Seeker } from '../../fit/offers/read-seeker.ts';
import { readFitWorld } from '../../fit/read-world.ts';
import { isUnknown } from './told-offers.ts';

type Needed = Pick<Runtime, 'db' | 'cache' | 'ports'>;

/** Rows of one step: what fits is looked for until there are enough, or no offers are left. */
const stepSize = 500;

type Wanted = { further: Expression<SqlBool>[]; most: number; locale: Locale; step?: number };

/**
 * The open offers that are worth telling a person (docs/product/fit.md, Offers worth telling), the best first. `further`:
 * more conditions, on the tables jobs as `j` and companies as `c`.
 */
export async function selectFitOffers(
  runtime: Needed,
  db: Writer,
  seeker: Seeker,
  { further, most, locale, step = stepSize }: Wanted,
): Promise<OfferRow[]> {
  // All in the caller's transaction: a second connection would be missing when many wait for one.
  const world = await readFitWorld({ ...runtime, db });
  const found: (RankedOffer & { row: OfferRow })[] = [];
  let after: Expression<SqlBool>[] = [];
  while (found.length < most) {
    const conditions = [...mayBeOffered(seeker), ...further, ...after];
    const rows = await readOpenOffers({ ...runtime, db }, { conditions, most: step, locale });
    for (const row of rows) {
      const rank = rankIfWorth(offerOf(row), seeker, world);
      if (rank !== undefined) found.push({ rank, publishedAt: row.publishedAt, id: row.id, row });
    }
    const last = rows.at(-1);
    if (!last || rows.length < step) break;
    after = [sql`(j.published_at, j.id) < (${last.publishedAt}::timestamptz, ${last.id}::uuid)`];
  }
  return found
    .slice(0, most)
    .toSorted(compareOffers)
    .map(({ row }) => row);
}

/** One open offer; undefined when it is not open. */
export async function readFitOffer(runtime: Needed, jobId: string): Promise<OfferRow | undefined> {
  const [row] = await readOpenOffers(runtime, { conditions: [sql`j.id = ${jobId}`], most: 1, locale: 'fr' });
  return row;
}

function rankIfWorth(offer: FitOffer, seeker: Seeker, world: FitWorld): number | undefined {
  const fit = scoreOffer(offer, seeker, world);
  return isWorthTelling(fit) ? rankOf(fit) : undefined;
}

/**
 * The developers who wish to be told at once and whom this offer is worth telling, in batches: the database leaves out
 * most of them, and no more than one batch is in memory. Who knows the offer is not among them.
 */
export async function* readersOf(runtime: Needed, row: OfferRow, size = stepSize): AsyncGenerator<string[]> {
  const { db, ports } = runtime;
  const world = await readFitWorld(runtime);
  const { companyId, company } = row;
  const offer = offerOf(row);
  const fitting = await mayBeReaders(db, { offer, companyId, company });
  const unknown = isUnknown({ jobId: sql`${row.id}::uuid`, developerId: sql.ref('l.developer_id') });
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const where = sql<SqlBool>`l.developer_id > ${after}::uuid and ${fitting} and ${unknown}
      and exists (select from job_searches s
        where s.developer_id = l.developer_id and s.kind = 'fit' and s.rhythm = 'atOnce')`;
    const seekers = await readSeekers(db, where, dayNumber(ports.clock.now()), size);
    yield seekers.filter((one) => rankIfWorth(offer, one, world) !== undefined).map(({ id }) => id);
    const last = seekers.at(-1);
    if (!last || seekers.length < size) return;
    after = last.id;
  }
}
