import { type Expression, type SqlBool, sql } from 'kysely';
import { readJobQuery } from '../../../../domain/jobs/job-query.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { currentJobQuery } from '../search/current-query.ts';
import { conditions } from '../search/search-conditions.ts';
import { understandJobs } from '../search/understand-jobs.ts';

type Needed = Pick<Runtime, 'db' | 'cache' | 'ports'>;
export type Offer = { id: string; companyId: string };

/**
 * The open offers that a saved search finds, newest first: the only place that turns a saved search into offers.
 * `further`: more conditions, on the tables jobs as `j` and companies as `c`.
 */
export async function selectOffers(
  runtime: Needed,
  db: Writer,
  saved: string,
  further: Expression<SqlBool>[],
  most: number,
): Promise<Offer[]> {
  // All in the caller's transaction: a second connection would be missing when many wait for one.
  const reader = { ...runtime, db };
  const query = await currentJobQuery(reader, readJobQuery(new URLSearchParams(saved)));
  const { searched } = await understandJobs(reader, query);
  const wanted = await conditions(reader, searched);
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.companyId'])
    .where(({ and }) => and([...wanted, ...further]))
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(most)
    .execute();
}

/** The open offers of companies that a developer follows, newest first; what was there before the following is left out. */
export async function selectFollowedOffers(
  runtime: Needed,
  db: Writer,
  developerId: string,
  further: Expression<SqlBool>[],
  most: number,
): Promise<Offer[]> {
  const followed = sql<SqlBool>`exists (select from followed_companies f
    where f.developer_id = ${developerId}::uuid and f.company_id = j.company_id
      and greatest(j.updated_at, c.validated_at) > f.followed_at - interval '2 minutes')`;
  return selectOffers(runtime, db, '', [...further, followed], most);
}

/** Whether a search finds this offer now. */
export async function findsOffer(runtime: Needed, saved: string, jobId: string): Promise<boolean> {
  return (await selectOffers(runtime, runtime.db, saved, [sql`j.id = ${jobId}`], 1)).length > 0;
}
