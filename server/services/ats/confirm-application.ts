import { sql } from 'kysely';
import { isId } from '../../../domain/id.ts';
import { type Context, signedIn } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { Forbidden, Invalid, NotFound } from '../../errors.ts';
import { notify } from '../../live.ts';
import { permitSeen } from '../jobs/applications/refuse.ts';

export type WaitingApplication = {
  id: string;
  company: { alias: string; name: string };
  job: { alias: string; title: string } | null;
  message: string | null;
  receivedAt: string;
};

/** What companies say about this developer, and nobody has confirmed yet. */
export async function readWaitingApplications(context: Context): Promise<WaitingApplication[]> {
  const { userId, role } = signedIn(context);
  if (role !== 'DEVELOPER') throw new Forbidden();
  const rows = await context.db
    .selectFrom('atsApplications as a')
    .innerJoin('companies as c', 'c.id', 'a.companyId')
    .leftJoin('jobs as j', 'j.id', 'a.jobId')
    .select(['a.id', 'a.message', 'a.receivedAt', 'c.id as companyId', 'c.name', 'c.seoAlias'])
    .select(['j.id as jobId', 'j.title', 'j.seoAlias as jobAlias', 'j.status'])
    .where('a.developerId', '=', userId)
    .where('a.answeredAt', 'is', null)
    .where('a.expiresAt', '>', context.ports.clock.now())
    .where('c.validatedAt', 'is not', null)
    .where((eb) => eb.or([eb('a.jobId', 'is', null), eb('j.status', '=', 'JOB_PUBLISHED')]))
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

/** 'Yes, that was me': from now on it is an application like those made here. 'No': it never was one. */
export async function answerWaitingApplication(context: Context, id: string, mine: boolean): Promise<void> {
  const { userId, role } = signedIn(context);
  if (role !== 'DEVELOPER') throw new Forbidden();
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
    // What was written is in the application now, or nobody's business.
    await trx.updateTable('atsApplications').set({ answeredAt: now, message: null }).where('id', '=', id).execute();
  });
}

type Said = { companyId: string; jobId: string | null; message: string | null };

/** An offer that lives on another site can be applied to there: unlike an application made here, this one asks no more of it. */
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
        where j.id = ${jobId} and j.status = 'JOB_PUBLISHED' and c.validated_at is not null
        on conflict do nothing returning job_id`.execute(trx)
    : await sql`insert into superlikes (developer_id, company_id, message, sent_at, source)
        select ${developerId}, c.id, ${message}, ${now}, 'ats' from companies c
        where c.id = ${companyId} and c.validated_at is not null
        on conflict do nothing returning company_id`.execute(trx);
  if (rows.length === 0) return;
  const kind = jobId ? 'application' : 'superlike';
  await permitSeen(trx, kind, developerId, companyId);
  await notify(trx, `company:${companyId}`, { kind, id: developerId });
}
