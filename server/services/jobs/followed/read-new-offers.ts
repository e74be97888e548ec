import { type SqlBool, sql } from 'kysely';
import { mostNewOffers, newOfferDays } from '../../../../domain/jobs/followed/followers.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../context.ts';
import { isOpen } from '../is-open.ts';
import { type FoundJob, foundJob, selectFound } from '../search/find-jobs.ts';

/**
 * docs/product/jobs.md, Followed companies: the newest open offers of the companies that the viewer follows, for the home
 * page. One that was there before the following is not new.
 */
export async function readNewOffers(context: Context): Promise<FoundJob[]> {
  const { userId } = permit(context, canKeepJobs);
  const now = context.ports.clock.now();
  const rows = await selectFound(context)
    .innerJoin('followedCompanies as f', 'f.companyId', 'j.companyId')
    .where('f.developerId', '=', userId)
    .where(isOpen(now))
    .where(sql<SqlBool>`greatest(j.published_at, c.validated_at) > f.followed_at`)
    .where(
      sql<SqlBool>`greatest(j.published_at, c.validated_at) > ${now}::timestamptz - make_interval(days => ${newOfferDays})`,
    )
    .orderBy('j.publishedAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(mostNewOffers)
    .execute();
  return rows.map((row) => foundJob(row));
}
