import { isDeepStrictEqual } from 'node:util';
import { dayOf } from '../../../domain/day.ts';
import { parseValue } from '../../../domain/form.ts';
import { isId } from '../../../domain/id.ts';
import { type Job, type JobDraft, jobSchema, publishedJobSchema } from '../../../domain/jobs/job.ts';
import { isApplyDay } from '../../../domain/jobs/validity.ts';
import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { Conflict, Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Member } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { queueJobChange } from '../ats/queue-deliveries.ts';
import { type HtmlFor, htmlFor } from '../shared/markdown/html-for.ts';
import { giveAlias } from './give-alias.ts';
import { checkChoices, jobColumns, readDraft } from './job-form.ts';
import { writeNeeds } from './job-needs.ts';
import { lockJob } from './permit-member.ts';
import { enqueueAlert } from './searches/alert-jobs.ts';

/** The value and the version with which the form of an offer opens. */
export async function readJobForm(context: Context, jobId: string): Promise<{ version: number; value: JobDraft }> {
  const { membership } = permit(context, canManageOffers);
  const { db, locale } = context;
  const row = isId(jobId)
    ? await db
        .selectFrom('jobs')
        .select('version')
        .where('id', '=', jobId)
        .where('companyId', '=', membership.companyId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound();
  return { version: row.version, value: await readDraft(db, jobId, locale) };
}

/** Creates a draft. The caller chooses its id, so that a repeated request creates one draft. */
export async function createJobOffer(context: Context, jobId: string, given: unknown): Promise<{ alias: string }> {
  const member = permit(context, canManageOffers);
  if (!isId(jobId)) throw new NotFound();
  const html = await htmlFor(context, [descriptionOf(given)]);
  return context.db.transaction().execute((trx) => addInTransaction(trx, context, member, { jobId, given, html }));
}

type NewJob = {
  jobId: string;
  given: unknown;
  html: HtmlFor;
  /** The id in the company's recruiting tool. */
  externalId?: string;
};

/** The same inside an existing transaction. */
export async function addInTransaction(
  trx: Trx,
  context: Context,
  member: Member,
  { jobId, given, html, externalId }: NewJob,
): Promise<{ alias: string }> {
  const job = checked(jobSchema, given);
  const { companyId } = member.membership;
  const now = context.ports.clock.now();
  checkApplyUntil(context, job, null);
  await checkChoices(trx, context, job);
  const seoAlias = await giveAlias(trx, context, { jobId, companyId, title: job.title });
  const row = {
    id: jobId,
    companyId,
    externalId: externalId ?? null,
    createdBy: member.userId,
    ...jobColumns(job, html),
  };
  const added = await trx
    .insertInto('jobs')
    .values({ ...row, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { alias: (await lockJob(trx, context, member, jobId)).seoAlias ?? jobId };
  await trx.updateTable('jobs').set({ seoAlias }).where('id', '=', jobId).execute();
  await writeNeeds(trx, jobId, job);
  await notify(trx, `company:${companyId}`, { kind: 'job', id: jobId });
  return { alias: seoAlias ?? jobId };
}

export type JobChange = {
  /** The version with which the form was opened; null overwrites any version. */
  version: number | null;
  value: unknown;
};

/**
 * Stores the whole offer or nothing. Of two users who edit the same version, the second gets a Conflict, unless both
 * sent the same; a published offer must stay complete.
 */
export async function saveJob(context: Context, jobId: string, change: JobChange): Promise<{ alias: string }> {
  const member = permit(context, canManageOffers);
  const html = await htmlFor(context, [descriptionOf(change.value)]);
  return context.db.transaction().execute((trx) => saveInTransaction(trx, context, member, jobId, change, html));
}

/** The same inside an existing transaction. */
export async function saveInTransaction(
  trx: Trx,
  context: Context,
  member: Member,
  jobId: string,
  change: JobChange,
  html: HtmlFor,
): Promise<{ alias: string }> {
  const before = await lockJob(trx, context, member, jobId);
  const online = before.status === 'JOB_PUBLISHED';
  const job = checked(online ? publishedJobSchema : jobSchema, change.value);
  const stored = jobSchema.safeParse(await readDraft(trx, jobId, context.locale)).data;
  const same = isDeepStrictEqual(stored, job);
  if (change.version !== null && change.version !== before.version) {
    // The same form sent twice is not a conflict.
    if (same) return { alias: before.seoAlias ?? jobId };
    throw new Conflict();
  }
  checkApplyUntil(context, job, stored?.applyUntil ?? null);
  await checkChoices(trx, context, job);
  // After the first publication the address is public, and stays.
  const { companyId } = before;
  const kept = before.seoAlias && (before.publishedAt !== null || before.title === job.title);
  const seoAlias = kept ? before.seoAlias : await giveAlias(trx, context, { jobId, companyId, title: job.title });
  await trx
    .updateTable('jobs')
    .set({ ...jobColumns(job, html), seoAlias, version: before.version + 1, updatedAt: context.ports.clock.now() })
    // Another last day has reminders of its own.
    .set(stored?.applyUntil === job.applyUntil ? {} : { expiryNotice: null })
    .where('id', '=', jobId)
    .execute();
  await writeNeeds(trx, jobId, job);
  // A recruiting tool sends the same offer again and again.
  if (online && !same) {
    await enqueueAlert(trx, context, jobId);
    await queueJobChange(trx, { companyId, jobId, at: context.ports.clock.now() });
  }
  await notify(trx, `company:${companyId}`, { kind: 'job', id: jobId });
  return { alias: seoAlias ?? jobId };
}

/** A day that is stored may have passed since; a new one must be ahead. */
function checkApplyUntil({ ports }: Pick<Context, 'ports'>, { applyUntil }: Job, stored: string | null): void {
  if (applyUntil === null || applyUntil === stored) return;
  if (!isApplyDay(applyUntil, dayOf(ports.clock.now()))) throw new Invalid({ applyUntil: 'applyUntil' });
}

/** The description that the form will store; null when the form is invalid. */
export const descriptionOf = (given: unknown): string | null => jobSchema.safeParse(given).data?.description ?? null;

function checked(schema: typeof jobSchema, value: unknown): Job {
  const parsed = parseValue(schema, value);
  if ('errors' in parsed) throw new Invalid(parsed.errors);
  return parsed.value;
}
