import { isId } from '../../../../domain/id.ts';
import { type CallOutcome, callReasonSchema, possibleOutcomes } from '../../../../domain/profile/calls/call.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { type Call, callOf, lockCalls, storeStatus } from '../../profile/boost/call-row.ts';
import { type CallChange, queueCallEmails } from '../../profile/boost/queue-call-emails.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';

/** What the developer is told; nothing after a call that took place. */
const told: Partial<Record<CallOutcome, CallChange>> = { missed: 'missed', cancelled: 'cancelledByTeam' };

/** docs/product/moderation.md, Call queue: the call was held or missed. */
export async function markCall(context: Context, callId: string, outcome: 'held' | 'missed'): Promise<void> {
  await decide(context, callId, outcome, {});
}

/** The team cancels a coming call with a reason, which the developer reads. */
export async function cancelCallByTeam(context: Context, callId: string, given: unknown): Promise<void> {
  permitModerator(context);
  const { reason } = checked(callReasonSchema, given);
  await decide(context, callId, 'cancelled', { reason, cancelledSide: 'team' });
}

type Details = { reason?: string; cancelledSide?: 'team' };

async function decide(context: Context, callId: string, outcome: CallOutcome, details: Details): Promise<void> {
  const { userId } = permitModerator(context);
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    // Sent twice, it is decided once.
    if (call.status === outcome) return;
    // Another administrator, or the developer, was quicker.
    if (!possibleOutcomes(call, now).includes(outcome)) throw new Conflict();
    const sequence = outcome === 'cancelled' ? call.sequence + 1 : call.sequence;
    const row = await trx
      .updateTable('calls')
      .set({ status: outcome, sequence, decidedBy: userId, changedAt: now, ...details })
      .where('id', '=', callId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await storeStatus(trx, call.developerId, outcome, now);
    const change = told[outcome];
    if (change) await queueCallEmails(trx, context, callOf(row), change);
    await record(trx, {
      actorId: userId,
      action: `call.${outcome}`,
      subjectKind: 'developer',
      subjectId: call.developerId,
      data: { callId, startsAt: call.startsAt?.toISOString() ?? null },
    });
  });
}

/** The lock first, then the row: what was stored while this waited must be seen. */
async function lockCall(trx: Trx, callId: string): Promise<Call> {
  const find = () => trx.selectFrom('calls').selectAll().where('id', '=', callId).executeTakeFirst();
  const found = isId(callId) ? await find() : undefined;
  if (!found) throw new NotFound();
  await lockCalls(trx, found.developerId);
  const row = await find();
  if (!row) throw new NotFound();
  return callOf(row);
}
