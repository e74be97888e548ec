import { dayOf } from '../../../domain/day.ts';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import { isId } from '../../../domain/id.ts';
import { missingToPublish, type PublishedField } from '../../../domain/jobs/job.ts';
import { actionsOn, type JobAction } from '../../../domain/jobs/job-actions.ts';
import type { JobStatus } from '../../../domain/jobs/job-status.ts';
import { takeDownState } from '../../../domain/jobs/take-down.ts';
import { canManageOffers, canManageOffersOf, canPublishOffers } from '../../../domain/permissions/jobs.ts';
import { Forbidden, Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Member } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { queueJobChange } from '../ats/queue-deliveries.ts';
import { giveAlias } from './give-alias.ts';
import { readDraft } from './job-form.ts';
import { lockJob } from './permit-member.ts';
import { enqueueAlert } from './searches/alert-jobs.ts';

/** Publishes an offer, also an archived one, which then counts as new. Idempotent. */
export async function publishJob(context: Context, jobId: string): Promise<void> {
  await change(context, jobId, 'publish');
}

export async function archiveJob(context: Context, jobId: string): Promise<void> {
  await change(context, jobId, 'archive');
}

/** Only drafts can be deleted, because a published offer may have applications. Idempotent. */
export async function deleteDraft(context: Context, jobId: string): Promise<void> {
  const member = permit(context, canManageOffers);
  if (!isId(jobId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('jobs')
      .select(['companyId', 'status', 'takenDownAt', 'reviewAskedAt'])
      .where('id', '=', jobId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return;
    if (!canManageOffersOf(member, found.companyId)) throw new NotFound();
    allow('delete', found, member);
    await trx.deleteFrom('jobs').where('id', '=', jobId).execute();
    await notify(trx, `company:${found.companyId}`, { kind: 'job', id: jobId });
  });
}

/** The offer is still current: it is valid for another sixty days. Idempotent. */
export async function confirmJob(context: Context, jobId: string): Promise<void> {
  const member = permit(context, canManageOffers);
  await context.db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, context, member, jobId);
    allow('confirm', job, member);
    await confirmInTransaction(trx, context, jobId);
    await notify(trx, `company:${job.companyId}`, { kind: 'job', id: jobId });
  });
}

/** The same inside an existing transaction, after the check of the permission. */
export async function confirmInTransaction(trx: Trx, context: Context, jobId: string): Promise<void> {
  await trx.updateTable('jobs').set(validFrom(context)).where('id', '=', jobId).execute();
}

/** docs/product/jobs.md, How long an offer is valid: from a publication or a confirmation. */
export const validFrom = ({ ports }: Pick<Context, 'ports'>) => ({
  confirmedAt: ports.clock.now(),
  expiryNotice: null,
  expired: false,
});

export type Locked = Awaited<ReturnType<typeof lockJob>>;
type StatusAction = Extract<JobAction, 'publish' | 'archive'>;

async function change(context: Context, jobId: string, action: StatusAction): Promise<void> {
  const member = permit(context, canManageOffers);
  await context.db.transaction().execute((trx) => changeInTransaction(trx, context, member, jobId, action));
}

/**
 * Changes the status of an offer: locks it, checks the permission, stores the change and notifies the open pages of the
 * company.
 */
export async function changeInTransaction(
  trx: Trx,
  context: Context,
  member: Member,
  jobId: string,
  action: StatusAction,
): Promise<void> {
  const job = await lockJob(trx, context, member, jobId);
  const done = action === 'publish' ? 'JOB_PUBLISHED' : 'JOB_UNPUBLISHED';
  if (job.status !== done) {
    allow(action, job, member);
    await (action === 'publish' ? publish : archive)(trx, context, job);
  }
  await notify(trx, `company:${job.companyId}`, { kind: 'job', id: jobId });
}

async function publish(trx: Trx, context: Context, job: Locked): Promise<void> {
  await checkWhole(trx, context, job);
  await putOnline(trx, context, job);
}

/** Puts a complete offer online, tells those who wish to be told, and forgets the day that was planned for it. */
export async function putOnline(trx: Trx, context: Pick<Context, 'ports'>, job: Locked): Promise<void> {
  const { id: jobId, companyId } = job;
  const seoAlias = job.seoAlias ?? (await giveAlias(trx, context, { ...job, jobId }));
  const now = context.ports.clock.now();
  const online = { status: 'JOB_PUBLISHED', seoAlias, publishedAt: now, archivedAt: null, updatedAt: now };
  const unplanned = { publishOn: null, publishProblem: null };
  await trx
    .updateTable('jobs')
    .set({ ...online, ...unplanned, ...validFrom(context) })
    .where('id', '=', jobId)
    .execute();
  await enqueueAlert(trx, context, jobId);
  await queueJobChange(trx, { companyId, jobId, at: now });
}

/** Refuses an offer that lacks a field that the public needs. */
export async function checkWhole(trx: Trx, context: Pick<Context, 'locale' | 'ports'>, job: Locked): Promise<void> {
  const missing = await missingOf(trx, context, job);
  const code = (field: PublishedField): ErrorCode => (field === 'applyUntil' ? 'applyUntil' : 'required');
  if (missing.length > 0) throw new Invalid(Object.fromEntries(missing.map((field) => [field, code(field)])));
}

export async function missingOf(
  trx: Trx,
  { locale, ports }: Pick<Context, 'locale' | 'ports'>,
  job: Locked,
): Promise<PublishedField[]> {
  const draft = await readDraft(trx, job.id, locale);
  const applyOver = Boolean(draft.applyUntil) && (draft.applyUntil ?? '') < dayOf(ports.clock.now());
  const facts = { applyOver, ...job, technologies: draft.technologyIds.length, hasPlace: job.placeId !== null };
  return missingToPublish({ ...facts, remote: job.remoteFrequency });
}

async function archive(trx: Trx, context: Context, { id, companyId }: Locked): Promise<void> {
  const now = context.ports.clock.now();
  const archived = { status: 'JOB_UNPUBLISHED', archivedAt: now, updatedAt: now };
  await trx.updateTable('jobs').set(archived).where('id', '=', id).execute();
  await queueJobChange(trx, { companyId, jobId: id, at: now });
}

type Facts = Pick<Locked, 'status' | 'takenDownAt' | 'reviewAskedAt'>;

export function allow(action: JobAction, job: Facts, member: Member): void {
  const possible = actionsOn(job.status as JobStatus, canPublishOffers(member), takeDownState(job));
  if (!possible.includes(action)) throw new Forbidden();
}
