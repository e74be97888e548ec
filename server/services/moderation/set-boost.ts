import { boostSchema } from '../../../domain/moderation/boost-schema.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { checked } from '../../checked.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import type { Json } from '../../data/schema.generated.ts';
import { notify } from '../../live.ts';
import { record } from './audit/record.ts';
import { permitModerator } from './permit.ts';

/** docs/product/moderation.md, Boost and update date: the update date becomes now with every boost. */
export async function setBoost(context: Context, developerId: string, given: unknown): Promise<void> {
  const { userId } = permitModerator(context, developerId);
  const boost = checked(boostSchema, given);
  await context.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('developerConfidential')
      .select('boost')
      .where('developerId', '=', developerId)
      .forUpdate()
      .executeTakeFirst();
    await touch(trx, context, developerId);
    await trx.updateTable('developerConfidential').set({ boost }).where('developerId', '=', developerId).execute();
    await note(trx, userId, 'profile.boost', developerId, { boost, before: before?.boost ?? 0 });
  });
}

/**
 * « Réinitialiser la date de mise à jour »: only the date changes (docs/product/moderation.md, Boost and update date).
 */
export async function resetUpdate(context: Context, developerId: string): Promise<void> {
  const { userId } = permitModerator(context, developerId);
  await context.db.transaction().execute(async (trx) => {
    await touch(trx, context, developerId);
    await note(trx, userId, 'profile.reset-update', developerId);
  });
}

async function touch(trx: Trx, { ports }: Context, developerId: string): Promise<void> {
  const touched = await trx
    .updateTable('developers')
    .set({ lastUpdate: ports.clock.now() })
    .where('id', '=', developerId)
    .returning('id')
    .executeTakeFirst();
  if (!touched) throw new NotFound();
}

async function note(trx: Trx, actorId: string, action: string, developerId: string, data: Json = {}): Promise<void> {
  await record(trx, { actorId, action, subjectKind: 'developer', subjectId: developerId, data });
  await notify(trx, `user:${developerId}`, { kind: 'profile' });
}
