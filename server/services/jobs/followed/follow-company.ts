import { sql } from 'kysely';
import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { mostFollowedCompanies } from '../../../../domain/jobs/followed/followers.ts';
import type { AlertRhythm } from '../../../../domain/jobs/searches/job-search.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { acceptJobAlerts, beginAlert, knowOffersOf } from '../searches/begin-alert.ts';
import { lockSearches } from '../searches/lock-searches.ts';

/** The name is not shown: screens and e-mails say it in the language of the reader. */
const alert = { kind: 'followed', name: 'followed' } as const;

/** docs/product/jobs.md, Followed companies: follows a validated company, or stops. Idempotent. */
export async function followCompany(context: Context, companyId: string, followed: boolean): Promise<void> {
  const { userId: developerId } = permit(context, canKeepJobs);
  if (!isId(companyId)) throw new NotFound();
  const { db, ports } = context;
  if (!followed) {
    await db
      .deleteFrom('followedCompanies')
      .where('developerId', '=', developerId)
      .where('companyId', '=', companyId)
      .execute();
    return;
  }
  const now = ports.clock.now();
  await db.transaction().execute(async (trx) => {
    await lockSearches(trx, developerId);
    const own = await trx
      .selectFrom('followedCompanies')
      .select('companyId')
      .where('developerId', '=', developerId)
      .execute();
    if (own.some((one) => one.companyId === companyId)) return;
    if (own.length >= mostFollowedCompanies) throw new Invalid({ '': limitCode('tooManyRows', mostFollowedCompanies) });
    const { rows } = await sql<{ companyId: string }>`
      insert into followed_companies (developer_id, company_id, followed_at)
      select ${developerId}::uuid, c.id, ${now} from companies c
      where c.id = ${companyId} and c.validated_at is not null and not exists (select from blocked_companies b
        where b.company_id = c.id and b.developer_id = ${developerId}::uuid)
      returning company_id`.execute(trx);
    if (rows.length === 0) throw new NotFound();
    // The first company brings the alert; its rhythm stays when the last one goes.
    await trx
      .insertInto('jobSearches')
      .values({ ...alert, developerId, rhythm: 'daily', createdAt: now, since: now, checkedAt: now })
      .onConflict((conflict) => conflict.columns(['developerId', 'kind', 'query']).doNothing())
      .execute();
    await knowOffersOf(context, trx, developerId, companyId, now);
  });
}

/** The rhythm of the e-mails about all followed companies; one chosen after 'never' begins with what comes from now on. */
export async function setFollowRhythm(context: Context, { rhythm }: { rhythm: AlertRhythm }): Promise<void> {
  const { userId: developerId } = permit(context, canKeepJobs);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    await lockSearches(trx, developerId);
    const before = await trx
      .selectFrom('jobSearches')
      .select('rhythm')
      .where('developerId', '=', developerId)
      .where('kind', '=', alert.kind)
      .executeTakeFirst();
    const { id } = await trx
      .insertInto('jobSearches')
      .values({ ...alert, developerId, rhythm, createdAt: now, since: now, checkedAt: now })
      .onConflict((conflict) => conflict.columns(['developerId', 'kind', 'query']).doUpdateSet({ rhythm }))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (rhythm === 'never') return;
    await acceptJobAlerts(context, trx, developerId, now);
    if (before?.rhythm === 'never')
      await beginAlert(context, trx, { id, developerId, kind: alert.kind, query: null }, now);
  });
}
