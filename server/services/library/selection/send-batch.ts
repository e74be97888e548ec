import { firstMessage } from '../../../../domain/contact/conversations/conversation-message.ts';
import { fillFields, openFields } from '../../../../domain/contact/first-message/fields.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { GivenTerms } from '../../../../domain/contact/terms/terms.ts';
import { splitCode } from '../../../../domain/error-codes.ts';
import { parseValue } from '../../../../domain/form.ts';
import type { BatchErrors } from '../../../../domain/library/selection/batch-progress.ts';
import { type BatchRequest, defaultBatchMessage } from '../../../../domain/library/selection/batch-request.ts';
import { canSelect } from '../../../../domain/permissions/library.ts';
import { refusalOf } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { readInteraction } from '../../contact/introductions/read-interactions.ts';
import { requestInTransaction } from '../../contact/introductions/request-introduction.ts';
import { readFieldValues } from '../../contact/templates/read-field-values.ts';
import { resolveTerms } from '../../contact/terms/resolve-terms.ts';
import { requireSelections } from './permit.ts';

/**
 * docs/product/library.md, Sending to the selection: one transaction per candidate, one after the other. A contacted
 * candidate leaves the selection; the others stay with their message and the reason of the refusal, which is also
 * returned.
 */
export async function sendBatch(context: Context, { terms, payload }: BatchRequest): Promise<BatchErrors> {
  const viewer = permit(context, canSelect);
  await requireSelections(context.db, viewer.membership.companyId);
  const errors: Record<string, string> = {};
  for (const [developerId, { message }] of Object.entries(payload)) {
    const error = await sendOne(context, viewer, developerId, message, terms);
    if (error) errors[developerId] = error;
  }
  await endDraft(context.db, viewer);
  await notify(context.db, `user:${viewer.userId}`, { kind: 'selection' });
  return errors;
}

/** After all candidates were contacted, the draft for all is deleted. */
async function endDraft(db: Context['db'], { userId }: Member): Promise<void> {
  await db
    .deleteFrom('selectionDrafts')
    .where('recruiterId', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('selections').select('developerId').where('recruiterId', '=', userId))),
    )
    .execute();
}

async function sendOne(
  context: Context,
  viewer: Member,
  developerId: string,
  message: string,
  terms: GivenTerms,
): Promise<string | undefined> {
  try {
    return await context.db.transaction().execute((trx) => ask(trx, context, viewer, developerId, message, terms));
  } catch (error) {
    // A wrong field of the form, which is the same for all of them.
    if (refusalOf(error)?.kind === 'invalid') throw error;
    // An unexpected error for one candidate must not affect the others.
    context.log.error({ requestId: context.requestId, err: error }, 'a request to a selected candidate failed');
    await keep(context.db, viewer, developerId, message, 'fault');
    return 'fault';
  }
}

async function ask(
  trx: Trx,
  context: Context,
  viewer: Member,
  developerId: string,
  message: string,
  terms: GivenTerms,
): Promise<string | undefined> {
  const { companyId } = viewer.membership;
  const selected = await trx
    .selectFrom('selections')
    .select('sentKey')
    .where('recruiterId', '=', viewer.userId)
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .forUpdate()
    .executeTakeFirst();
  if (!selected) return (await wasAsked(trx, context, viewer, developerId)) ? undefined : 'notSelected';
  const written = await writtenTo(trx, context, viewer, developerId, message, terms);
  const answer =
    'refused' in written
      ? { outcome: 'refused' as const, reason: written.refused }
      : await requestInTransaction(
          trx,
          context,
          viewer,
          developerId,
          { status: introductionStatus.STATUS_WAITING_FOR_DEVELOPER, message: written.message, terms },
          selected.sentKey,
        );
  if (answer.outcome === 'refused') {
    // As it was typed, with its fields.
    await keep(trx, viewer, developerId, message, answer.reason);
    return answer.reason;
  }
  await trx
    .deleteFrom('selections')
    .where('recruiterId', '=', viewer.userId)
    .where('developerId', '=', developerId)
    .execute();
  return undefined;
}

/** docs/product/contact.md, Templates of first messages: the fields are filled for each person; what stays open is refused. */
async function writtenTo(
  trx: Trx,
  { locale }: Context,
  { membership }: Member,
  developerId: string,
  message: string,
  given: GivenTerms,
): Promise<{ message: string } | { refused: string }> {
  // Sent without words: the text of the product.
  if (message === defaultBatchMessage) return { message };
  const terms = await resolveTerms(trx, membership.companyId, given);
  if (!terms) return { refused: 'offerClosed' };
  const values =
    openFields(message).length > 0 && (await readFieldValues(trx, membership.companyId, developerId, terms, locale));
  const filled = parseValue(firstMessage, values ? fillFields(message, values) : message);
  return 'value' in filled ? { message: filled.value } : { refused: splitCode(filled.errors[''] ?? 'unknown').name };
}

/** A repeated request after a lost answer: this recruiter's introduction exists already. */
async function wasAsked(
  trx: Trx,
  { ports }: Context,
  { userId, membership }: Member,
  developerId: string,
): Promise<boolean> {
  const { introId } = await readInteraction(trx, membership.companyId, developerId, ports.clock.now());
  if (!introId) return false;
  const { recruiterId } = await trx
    .selectFrom('introductions')
    .select('recruiterId')
    .where('id', '=', introId)
    .executeTakeFirstOrThrow();
  return recruiterId === userId;
}

async function keep(
  db: Trx | Context['db'],
  { userId, membership }: Member,
  developerId: string,
  message: string,
  error: string,
): Promise<void> {
  await db
    .updateTable('selections')
    .set(({ fn, ref, val }) => ({
      error,
      // Keeps a draft for this candidate when the message for all failed. The default message is not stored as a draft.
      ...(message !== defaultBatchMessage && { message: fn.coalesce(ref('message'), val(message)) }),
    }))
    .where('recruiterId', '=', userId)
    .where('companyId', '=', membership.companyId)
    .where('developerId', '=', developerId)
    .execute();
}
