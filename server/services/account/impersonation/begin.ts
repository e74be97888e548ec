import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import { canActAs, canActAsOthers } from '../../../../domain/permissions/account.ts';
import { actingMinutes } from '../../../../domain/privacy/acting-time.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { Role } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import { record } from '../../moderation/audit/record.ts';

export type Acted = { userId: string; name: string; email: string; role: Role };

/** The user whom an administrator wants to act as: any user except an administrator. */
export async function readActed(context: Context, userId: string): Promise<Acted> {
  const viewer = permit(context, canActAsOthers);
  const person = isId(userId)
    ? await context.db
        .selectFrom('users')
        .select(['id as userId', 'name', 'email', 'role'])
        .where('id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!person) throw new NotFound();
  const acted = { ...person, role: person.role as Role };
  if (!canActAs(viewer, acted)) throw new Forbidden();
  return acted;
}

/** From the next request on, this session acts as that user, for half an hour at most. */
export async function beginActing(context: Context, userId: string, { reason }: { reason: string }): Promise<Acted> {
  const { sessionId, userId: adminId } = permit(context, canActAsOthers);
  const person = await readActed(context, userId);
  const startedAt = context.ports.clock.now();
  const endsAt = new Date(startedAt.getTime() + actingMinutes * 60_000);
  await context.db.transaction().execute(async (trx) => {
    // An impersonation that expired has no end date yet.
    await trx
      .updateTable('impersonations')
      .set({ endedAt: sql`ends_at` })
      .where('sessionId', '=', sessionId)
      .where('endedAt', 'is', null)
      .execute();
    await trx.insertInto('impersonations').values({ sessionId, adminId, userId, reason, startedAt, endsAt }).execute();
    const entry = { action: 'impersonation.begin', subjectKind: 'user', subjectId: userId, data: { reason } };
    await record(trx, { actorId: adminId, ...entry });
  });
  return person;
}
