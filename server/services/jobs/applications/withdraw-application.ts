import { type RawBuilder, sql } from 'kysely';
import type { ApplicationCommand, ApplicationKind } from '../../../../domain/jobs/applications/application.ts';
import type { Context } from '../../../context.ts';
import { notifyCompany } from './notify-company.ts';
import { authoriseApplication } from './refuse.ts';

type Taken = { companyId: string };

const statements: Record<ApplicationKind, (me: string, targetId: string) => RawBuilder<Taken>> = {
  like: (me, companyId) =>
    sql`delete from company_likes where developer_id = ${me} and company_id = ${companyId} returning company_id`,
  superlike: (me, companyId) =>
    sql`delete from superlikes where developer_id = ${me} and company_id = ${companyId} returning company_id`,
  application: (me, jobId) =>
    sql`delete from job_applications a using jobs j
      where a.developer_id = ${me} and a.job_id = ${jobId} and j.id = a.job_id returning j.company_id`,
  click: (me, jobId) =>
    sql`delete from job_link_clicks k using jobs j
      where k.developer_id = ${me} and k.job_id = ${jobId} and j.id = k.job_id returning j.company_id`,
};

/**
 * docs/product/jobs.md, Withdrawing an application: the row is deleted. Always possible, also for a closed offer or a
 * disabled profile. Idempotent.
 */
export async function withdrawApplication(
  context: Context,
  { kind, targetId }: Pick<Extract<ApplicationCommand, { mode: 'withdraw' }>, 'kind' | 'targetId'>,
): Promise<void> {
  const { userId } = await authoriseApplication(context);
  await context.db.transaction().execute(async (trx) => {
    const { rows } = await statements[kind](userId, targetId).execute(trx);
    if (rows[0]) await notifyCompany(trx, rows[0].companyId, kind, userId);
  });
}
