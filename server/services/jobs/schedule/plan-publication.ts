import { sql } from 'kysely';
import { dayOf } from '../../../../domain/day.ts';
import { isPublicationDay, type PlannedDay } from '../../../../domain/jobs/schedule/publication-day.ts';
import { canManageOffers } from '../../../../domain/permissions/jobs.ts';
import { Conflict, Invalid } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { allow, checkWhole, type Locked } from '../change-job.ts';
import { applyUntil } from '../is-open.ts';
import { lockJob } from '../permit-member.ts';

/** The day on which an offer goes online, as text: a Date would depend on the time zone of the process; table `j`. */
export const publicationDay = sql<string | null>`j.publish_on::text`;

/**
 * Chooses the day on which a draft goes online, another one, or none. Idempotent; who saw another day than the stored one
 * is told.
 */
export async function planPublication(context: Context, jobId: string, { day, before }: PlannedDay): Promise<void> {
  const member = permit(context, canManageOffers);
  await context.db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, context, member, jobId);
    allow(day === null ? 'unplan' : 'plan', job, member);
    const stored = await readDay(trx, jobId);
    if (stored === day) return;
    if (stored !== before) throw new Conflict();
    await storeDay(trx, context, job, { day, field: 'day' });
  });
}

/** The same inside an existing transaction, for a client that sends the whole offer: its day replaces the stored one. */
export async function planInTransaction(
  trx: Trx,
  context: Context,
  member: Member,
  jobId: string,
  day: string | null,
): Promise<void> {
  const job = await lockJob(trx, context, member, jobId);
  if ((await readDay(trx, jobId)) === day) return;
  allow(day === null ? 'unplan' : 'plan', job, member);
  await storeDay(trx, context, job, { day, field: 'publishOn' });
}

type Choice = { day: string | null; field: string };

/** `field`: the name of the day in the request, for the errors. */
async function storeDay(trx: Trx, context: Context, job: Locked, { day, field }: Choice): Promise<void> {
  if (day !== null) {
    if (!isPublicationDay(day, dayOf(context.ports.clock.now()))) throw new Invalid({ [field]: 'publicationDay' });
    await checkWhole(trx, context, job);
    if ((await readLastDay(trx, job.id)) < day) throw new Invalid({ [field]: 'publicationLate' });
  }
  await trx.updateTable('jobs').set({ publishOn: day, publishProblem: null }).where('id', '=', job.id).execute();
  await notify(trx, `company:${job.companyId}`, { kind: 'job', id: job.id });
}

/** The last day for applications; without one, no day is too late. */
async function readLastDay(trx: Trx, jobId: string): Promise<string> {
  const row = await trx
    .selectFrom('jobs as j')
    .select(applyUntil.as('day'))
    .where('j.id', '=', jobId)
    .executeTakeFirst();
  return row?.day ?? '9999-12-31';
}

async function readDay(trx: Trx, jobId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('jobs as j')
    .select(publicationDay.as('day'))
    .where('j.id', '=', jobId)
    .executeTakeFirst();
  return row?.day ?? null;
}
