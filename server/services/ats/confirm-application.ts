import { sql } from 'kysely';
import { isId } from '../../../domain/id.ts';
import { canConfirmApplications } from '../../../domain/permissions/ats.ts';
import { Forbidden, Invalid, NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { endIfUnderWay } from '../jobs/answers/end-applications.ts';
import { permitSeen } from '../jobs/applications/refuse.ts';
import { isOpen } from '../jobs/is-open.ts';
import { queueApplicationReceived } from './queue-deliveries.ts';

export type WaitingApplication = {
  id: string;
  company: { alias: string; name: string };
  job: { alias: string; title: string } | null;
  message: string | null;
  receivedAt: string;
};

/** Applications reported by companies that this developer has not answered yet. */
export async function readWaitingApplications(context: Context): Promise<WaitingApplication[]> {
  const { userId } = permit(context, canConfirmApplications);
  const rows = await context.db
    .selectFrom('atsApplications as a')
    .innerJoin('companies as c', 'c.id', 'a.companyId')
    .leftJoin('jobs as j', 'j.id', 'a.jobId')
    .select(['a.id', 'a.message', 'a.receivedAt', 'c.id as companyId', 'c.name', 'c.seoAlias'])
    .select(['j.id as jobId', 'j.title', 'j.seoAlias as jobAlias'])
    .where('a.developerId', '=', userId)
    .where('a.answeredAt', 'is', null)
    .where('a.expiresAt', '>', context.ports.clock.now())
    .where('c.validatedAt', 'is not', null)
    .where((eb) => eb.or([eb('a.jobId', 'is', null), isOpen(context.ports.clock.now())]))
    .orderBy('a.receivedAt', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: { alias: row.seoAlias ?? row.companyId, name: row.name },
    job: row.jobId ? { alias: row.jobAlias ?? row.jobId, title: row.title ?? '' } : null,
    message: row.message,
    receivedAt: row.receivedAt.toISOString(),
  }));
}

/**
 * docs/product/ats.md, Confirming an application: with `mine` it becomes an application like those made on the site,
 * else it never counts.
 */
export async function answerWaitingApplication(context: Context, id: string, mine: boolean): Promise<void> {
  const { userId } = permit(context, canConfirmApplications);
  if (!isId(id)) throw new NotFound();
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const said = await trx
      .selectFrom('atsApplications')
      .select(['companyId', 'jobId', 'message', 'answeredAt', 'expiresAt'])
      .where('id', '=', id)
      .where('developerId', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!said || (!said.answeredAt && said.expiresAt <= now)) throw new NotFound();
    if (said.answeredAt) return;
    if (mine) await apply(trx, userId, said, now);
    // The message is stored in the application now, or not needed any more.
    await trx.updateTable('atsApplications').set({ answeredAt: now, message: null }).where('id', '=', id).execute();
  });
}

type Said = { companyId: string; jobId: string | null; message: string | null };

/**
 * An offer on another site is accepted here, unlike in an application made on the site: the developer applied there
 * already.
 */
async function apply(trx: Trx, developerId: string, { companyId, jobId, message }: Said, now: Date): Promise<void> {
  const developer = await trx
    .selectFrom('developers')
    .select(['isShort', 'disabledAt'])
    .where('id', '=', developerId)
    .executeTakeFirst();
  if (!developer || developer.disabledAt) throw new Forbidden();
  if (developer.isShort) throw new Invalid({ '': 'shortProfile' });
  const { rows } = jobId
    ? await sql`insert into job_applications (developer_id, job_id, message, applied_at, source)
        select ${developerId}, j.id, ${message}, ${now}, 'ats' from jobs j join companies c on c.id = j.company_id
        where j.id = ${jobId} and ${isOpen(now)}
        on conflict do nothing returning job_id`.execute(trx)
    : await sql`insert into superlikes (developer_id, company_id, message, sent_at, source)
        select ${developerId}, c.id, ${message}, ${now}, 'ats' from companies c
        where c.id = ${companyId} and c.validated_at is not null
        on conflict do nothing returning company_id`.execute(trx);
  if (rows.length === 0) return;
  const kind = jobId ? 'application' : 'superlike';
  await permitSeen(trx, kind, developerId, companyId);
  await endIfUnderWay(trx, { companyId, developerId }, now);
  await notify(trx, `company:${companyId}`, { kind, id: developerId });
  await queueApplicationReceived(trx, { companyId, developerId, jobId, appliedAt: now, source: 'ats' });
}
