import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { BatchErrors } from '../../../../domain/library/selection/batch-progress.ts';
import { type BatchPayload, defaultBatchMessage } from '../../../../domain/library/selection/batch-request.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import type { Recruiting } from '../../contact/introductions/permit.ts';
import { readInteraction } from '../../contact/introductions/read-interactions.ts';
import { requestInTransaction } from '../../contact/introductions/request-introduction.ts';
import { requireSelections, selecting } from './permit.ts';

/**
 * 'START_BATCH': each candidate in a transaction of its own, one after the other. Whoever was asked leaves the selection;
 * the others stay with their message and the name of what was said of them, which is also the answer.
 */
export async function sendBatch(context: Context, payload: BatchPayload): Promise<BatchErrors> {
  const viewer = selecting(context);
  await requireSelections(context.db, viewer.membership.companyId);
  const errors: Record<string, string> = {};
  for (const [developerId, { message }] of Object.entries(payload)) {
    const error = await sendOne(context, viewer, developerId, message);
    if (error) errors[developerId] = error;
  }
  await endDraft(context.db, viewer);
  await notify(context.db, `user:${viewer.userId}`, { kind: 'selection' });
  return errors;
}

/** Once everybody has been asked, what was written for all has arrived: the next selection begins with an empty page. */
async function endDraft(db: Context['db'], { userId }: Recruiting): Promise<void> {
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
  viewer: Recruiting,
  developerId: string,
  message: string,
): Promise<string | undefined> {
  try {
    return await context.db.transaction().execute((trx) => ask(trx, context, viewer, developerId, message));
  } catch (error) {
    // One that fails by our fault must not take the others with it.
    context.log.error({ requestId: context.requestId, err: error }, 'batch candidate failed');
    await keep(context.db, viewer, developerId, message, 'fault');
    return 'fault';
  }
}

async function ask(
  trx: Trx,
  context: Context,
  viewer: Recruiting,
  developerId: string,
  message: string,
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
  const request = { status: introductionStatus.STATUS_WAITING_FOR_DEVELOPER, message };
  const answer = await requestInTransaction(trx, context, viewer, developerId, request, selected.sentKey);
  if (answer.outcome === 'refused') {
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

/** The same request once more, because its answer was lost: this recruiter's introduction stands already. */
async function wasAsked(
  trx: Trx,
  { ports }: Context,
  { userId, membership }: Recruiting,
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
  { userId, membership }: Recruiting,
  developerId: string,
  message: string,
  error: string,
): Promise<void> {
  await db
    .updateTable('selections')
    .set(({ fn, ref, val }) => ({
      error,
      // What was written for this person alone stays, if it was the message for all that failed. What stands in for a
      // message that nobody wrote is no draft.
      ...(message !== defaultBatchMessage && { message: fn.coalesce(ref('message'), val(message)) }),
    }))
    .where('recruiterId', '=', userId)
    .where('companyId', '=', membership.companyId)
    .where('developerId', '=', developerId)
    .execute();
}
