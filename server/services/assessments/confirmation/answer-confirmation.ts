import { confirmation, confirmationState } from '../../../../domain/assessments/confirmation/confirmation.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { isId } from '../../../../domain/id.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import type { Stored } from '../../contact/introductions/apply-event.ts';
import { notifyBoth } from '../../contact/introductions/notify-both.ts';
import { lockIntroduction } from '../../contact/introductions/read-stored.ts';
import { player } from '../permit.ts';
import { createSession } from '../session/create-session.ts';
import { readRows, type StoredConfirmation } from './read-rows.ts';

export type AcceptOutcome =
  | { outcome: 'begun'; sessionId: string }
  /** `late`: the request has expired; `closed`: the conversation; `other`: another company follows one; `empty`: no questions. */
  | { outcome: 'refused'; reason: 'late' | 'closed' | 'other' | 'empty' };

/** The developer agrees: the session of five questions. Agreeing twice gives the same session. */
export async function acceptConfirmation(
  context: Context,
  introductionId: string,
  confirmationId: string,
): Promise<AcceptOutcome> {
  const { userId } = player(context);
  return context.db.transaction().execute(async (trx) => {
    const { stored, asked } = await lockRequest(trx, userId, introductionId, confirmationId);
    if (asked.sessionId) return { outcome: 'begun', sessionId: asked.sessionId };
    if (confirmationState(asked, context.ports.clock.now()) !== 'asked') return { outcome: 'refused', reason: 'late' };
    if (phaseOf(stored.status) !== 'open' || stored.frozen) return { outcome: 'refused', reason: 'closed' };
    // The same lock as for every other session of the player.
    const { extraTime } = await trx
      .selectFrom('users')
      .select('extraTime')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { testId } = asked;
    const length = confirmation.questions;
    const wanted = { userId, testId, practice: false, length, extraTime, confirms: true };
    if (await hasOpen(trx, userId, testId)) return { outcome: 'refused', reason: 'other' };
    const sessionId = await createSession(context, trx, wanted);
    if (!sessionId) return { outcome: 'refused', reason: 'empty' };
    await trx.updateTable('scoreConfirmations').set({ sessionId }).where('id', '=', confirmationId).execute();
    await notifyBoth(trx, stored, { kind: 'confirmation', id: introductionId });
    return { outcome: 'begun', sessionId };
  });
}

/** The developer does not want to; the company is told that it was not the moment. Repeating it changes nothing. */
export async function declineConfirmation(
  context: Context,
  introductionId: string,
  confirmationId: string,
): Promise<void> {
  const { userId } = player(context);
  await context.db.transaction().execute(async (trx) => {
    const { stored, asked } = await lockRequest(trx, userId, introductionId, confirmationId);
    const now = context.ports.clock.now();
    if (confirmationState(asked, now) !== 'asked') return;
    await trx.updateTable('scoreConfirmations').set({ declinedAt: now }).where('id', '=', confirmationId).execute();
    await notifyBoth(trx, stored, { kind: 'confirmation', id: introductionId });
  });
}

async function lockRequest(
  trx: Trx,
  developerId: string,
  introductionId: string,
  confirmationId: string,
): Promise<{ stored: Stored; asked: StoredConfirmation }> {
  if (!isId(introductionId)) throw new NotFound();
  const stored = await lockIntroduction(trx, introductionId, { developerId });
  if (!stored) throw new NotFound();
  const asked = (await readRows(trx, introductionId)).find(({ id }) => id === confirmationId);
  if (!asked) throw new NotFound();
  return { stored, asked };
}

/** A session of this test that another company follows at this moment. */
async function hasOpen(trx: Trx, userId: string, testId: string): Promise<boolean> {
  const open = await trx
    .selectFrom('testSessions')
    .select('id')
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('confirms', '=', true)
    .where('status', '<>', 'COMPLETED')
    .executeTakeFirst();
  return open !== undefined;
}
