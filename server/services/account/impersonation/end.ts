import { Forbidden } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import { record } from '../../moderation/audit/record.ts';

/** The administrator stops acting as another user. Returns the id of that user. */
export async function endActing(context: Context): Promise<string> {
  const { userId, sessionId, impersonator } = signedIn(context);
  if (!impersonator) throw new Forbidden();
  await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('impersonations')
      .set({ endedAt: context.ports.clock.now() })
      .where('sessionId', '=', sessionId)
      .where('endedAt', 'is', null)
      .execute();
    const entry = { action: 'impersonation.end', subjectKind: 'user', subjectId: userId };
    await record(trx, { actorId: impersonator.userId, ...entry });
  });
  return userId;
}
