import { createHash } from 'node:crypto';
import { type JobAnswer, type JobBody, jobReference } from '../../../domain/ats/job.ts';
import { parseValue } from '../../../domain/form.ts';
import { emptyJob, type JobDraft, publishedJobSchema } from '../../../domain/jobs/job.ts';
import { canManageOffers, canPublishOffers } from '../../../domain/permissions/jobs.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../domain/refusals.ts';
import type { Member } from '../../../domain/viewer.ts';
import { type Context, permit } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { changeInTransaction, confirmInTransaction } from '../jobs/change-job.ts';
import { addInTransaction, descriptionOf, saveInTransaction } from '../jobs/edit-job.ts';
import { readDraft } from '../jobs/job-form.ts';
import { lockJob } from '../jobs/permit-member.ts';
import { planInTransaction } from '../jobs/schedule/plan-publication.ts';
import { type HtmlFor, htmlFor } from '../shared/markdown/html-for.ts';
import { currentProfession, currentTechnologies } from '../shared/vocabulary/current-ids.ts';
import { readKnownWords } from '../shared/vocabulary/read-vocabulary.ts';
import { findJobId } from './find-job.ts';
import { readJob } from './read-jobs.ts';

/**
 * Stores an offer as the company's recruiting tool sends it, and publishes or archives it, all or nothing. Idempotent.
 */
export async function putJob(context: Context, reference: string, body: JobBody): Promise<JobAnswer> {
  const member = permit(context, canManageOffers);
  if ('errors' in parseValue(jobReference, reference)) throw new NotFound();
  if (body.status === 'published' && !canPublishOffers(member)) throw new Forbidden();
  const given = await withCurrentIds(context, body);
  const html = await htmlFor(context, [descriptionOf(draftOf(given, emptyJob()))]);
  await context.db.transaction().execute(async (trx) => {
    const known = await findJobId(trx, member.membership.companyId, reference);
    const change: Change = { trx, context, member, given, html };
    const jobId = known ?? (await create(change, reference));
    if (known) await update(change, known);
    if (given.publishOn !== undefined) await plan(change, jobId, given.publishOn);
  });
  return readJob(context, reference);
}

/** The ids that the words of a client stand for now: some technologies may have been merged into others. */
async function withCurrentIds(context: Context, body: JobBody): Promise<JobBody> {
  const { niceTechnologyIds: nice, professionId } = body;
  return {
    ...body,
    professionId: professionId && currentProfession(await readKnownWords(context), professionId),
    technologyIds: await currentTechnologies(context, body.technologyIds),
    ...(nice ? { niceTechnologyIds: await currentTechnologies(context, nice) } : {}),
  };
}

type Change = { trx: Trx; context: Context; member: Member; given: JobBody; html: HtmlFor };

async function create({ trx, context, member, given, html }: Change, externalId: string): Promise<string> {
  const { status } = given;
  const value = whole(draftOf(given, emptyJob()), status);
  if (status === 'archived') throw new Conflict('neverPublished');
  const jobId = idFor(member.membership.companyId, externalId);
  await addInTransaction(trx, context, member, { jobId, given: value, html, externalId });
  if (status === 'published') await changeInTransaction(trx, context, member, jobId, 'publish');
  return jobId;
}

async function update({ trx, context, member, given, html }: Change, jobId: string): Promise<void> {
  const { status } = given;
  const { status: before } = await lockJob(trx, context, member, jobId);
  if (status === 'archived' && before === 'JOB_DRAFT') throw new Conflict('neverPublished');
  if (status === 'draft' && before !== 'JOB_DRAFT') throw new Conflict('alreadyPublished');
  const value = whole(draftOf(given, await readDraft(trx, jobId, context.locale)), status);
  // Archive before saving, because an archived offer may be incomplete; publish after saving, because a published one
  // must be complete.
  if (status === 'archived') await changeInTransaction(trx, context, member, jobId, 'archive');
  await saveInTransaction(trx, context, member, jobId, { version: null, value }, html);
  if (status !== 'published') return;
  await changeInTransaction(trx, context, member, jobId, 'publish');
  // A tool that sends the offer says that it is current.
  await confirmInTransaction(trx, context, jobId);
}

/** docs/product/jobs.md, Planning a publication: of a draft only. */
async function plan({ trx, context, member, given }: Change, jobId: string, day: string | null): Promise<void> {
  if (day !== null && given.status !== 'draft') throw new Invalid({ publishOn: 'publicationDay' });
  await planInTransaction(trx, context, member, jobId, day);
}

/** Derived from the company and its external id: two requests at the same moment create one offer. */
function idFor(companyId: string, externalId: string): string {
  const hex = createHash('sha256').update(`${companyId}:${externalId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** An offer that is to be online has every field that the public needs. */
function whole(value: JobDraft, status: JobBody['status']): JobDraft {
  const checked = status === 'published' ? parseValue(publishedJobSchema, value) : undefined;
  if (checked && 'errors' in checked) throw new Invalid(checked.errors);
  return value;
}

type Needs = Pick<JobDraft, 'niceTechnologyIds' | 'languages' | 'yearsMin' | 'yearsMax'> &
  Pick<JobDraft, 'seniority' | 'team' | 'teamSize' | 'steps' | 'hiringWeeks' | 'applyUntil'>;

/** A field that is not sent keeps its stored value; null empties it. */
const sentOr = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent);

/** What the client does not send of the needs stays as it is stored. */
function draftOf(
  { status: _, publishOn: __, title, place, description, externalUrl, ...rest }: JobBody,
  stored: Needs,
): JobDraft {
  const { technologyIds } = rest;
  return {
    ...rest,
    niceTechnologyIds: rest.niceTechnologyIds ?? stored.niceTechnologyIds.filter((id) => technologyIds.includes(id)),
    languages: rest.languages ?? stored.languages,
    yearsMin: sentOr(rest.yearsMin, stored.yearsMin),
    yearsMax: sentOr(rest.yearsMax, stored.yearsMax),
    seniority: sentOr(rest.seniority, stored.seniority),
    team: sentOr(rest.team, stored.team) ?? '',
    teamSize: sentOr(rest.teamSize, stored.teamSize),
    steps: rest.steps ? rest.steps.map((step) => ({ ...step, note: step.note ?? '' })) : stored.steps,
    hiringWeeks: sentOr(rest.hiringWeeks, stored.hiringWeeks),
    applyUntil: sentOr(rest.applyUntil, stored.applyUntil) ?? '',
    title: title ?? '',
    place: place ? { placeId: place, label: '' } : null,
    description: description ?? '',
    externalUrl: externalUrl ?? '',
  };
}
