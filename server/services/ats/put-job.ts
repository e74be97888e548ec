import { createHash } from 'node:crypto';
import { type JobAnswer, type JobBody, jobReference } from '../../../domain/ats/job.ts';
import { parseValue } from '../../../domain/form.ts';
import { type JobDraft, publishedJobSchema } from '../../../domain/jobs/job.ts';
import { canManageOffers, canPublishOffers } from '../../../domain/permissions/jobs.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Member } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { changeInTransaction } from '../jobs/change-job.ts';
import { addInTransaction, descriptionOf, saveInTransaction } from '../jobs/edit-job.ts';
import { lockJob } from '../jobs/permit-member.ts';
import { type HtmlFor, htmlFor } from '../shared/markdown/html-for.ts';
import { currentTechnologies } from '../shared/vocabulary/current-technologies.ts';
import { findJobId } from './find-job.ts';
import { readJob } from './read-jobs.ts';

/**
 * Stores an offer as the company's recruiting tool sends it, and publishes or archives it, all or nothing. Idempotent.
 */
export async function putJob(context: Context, reference: string, body: JobBody): Promise<JobAnswer> {
  const member = permit(context, canManageOffers);
  if ('errors' in parseValue(jobReference, reference)) throw new NotFound();
  const { status, ...fields } = body;
  const technologyIds = await currentTechnologies(context, fields.technologyIds);
  const value = draftOf({ ...fields, technologyIds });
  if (status === 'published') {
    if (!canPublishOffers(member)) throw new Forbidden();
    const whole = parseValue(publishedJobSchema, value);
    if ('errors' in whole) throw new Invalid(whole.errors);
  }
  const html = await htmlFor(context, [descriptionOf(value)]);
  await context.db.transaction().execute(async (trx) => {
    const known = await findJobId(trx, member.membership.companyId, reference);
    const change: Change = { trx, context, member, value, status, html };
    await (known ? update(change, known) : create(change, reference));
  });
  return readJob(context, reference);
}

type Change = {
  trx: Trx;
  context: Context;
  member: Member;
  value: JobDraft;
  status: JobBody['status'];
  html: HtmlFor;
};

async function create({ trx, context, member, value, status, html }: Change, externalId: string): Promise<void> {
  if (status === 'archived') throw new Conflict('neverPublished');
  const jobId = idFor(member.membership.companyId, externalId);
  await addInTransaction(trx, context, member, { jobId, given: value, html, externalId });
  if (status === 'published') await changeInTransaction(trx, context, member, jobId, 'publish');
}

async function update({ trx, context, member, value, status, html }: Change, jobId: string): Promise<void> {
  const { status: before } = await lockJob(trx, member, jobId);
  if (status === 'archived' && before === 'JOB_DRAFT') throw new Conflict('neverPublished');
  if (status === 'draft' && before !== 'JOB_DRAFT') throw new Conflict('alreadyPublished');
  // Archive before saving, because an archived offer may be incomplete; publish after saving, because a published one
  // must be complete.
  if (status === 'archived') await changeInTransaction(trx, context, member, jobId, 'archive');
  await saveInTransaction(trx, context, member, jobId, { version: null, value }, html);
  if (status === 'published') await changeInTransaction(trx, context, member, jobId, 'publish');
}

/** Derived from the company and its external id: two requests at the same moment create one offer. */
function idFor(companyId: string, externalId: string): string {
  const hex = createHash('sha256').update(`${companyId}:${externalId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function draftOf({ title, place, description, externalUrl, ...rest }: Omit<JobBody, 'status'>): JobDraft {
  return {
    ...rest,
    title: title ?? '',
    place: place ? { placeId: place, label: '' } : null,
    description: description ?? '',
    externalUrl: externalUrl ?? '',
  };
}
