import { activated, type ModerationAct, possibleActs } from '../../../domain/moderation/standing.ts';
import { Conflict } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { notify } from '../../live.ts';
import { record } from './audit/record.ts';
import { enterBatch } from './batch.ts';
import { lockProfile } from './lock-profile.ts';
import { permitModerator } from './permit.ts';

/**
 * docs/product/moderation.md, Validation of profiles: only a disabled profile is activated; a second call gets
 * Conflict.
 */
export async function activateProfile(context: Context, developerId: string): Promise<void> {
  const { userId } = permitModerator(context, developerId);
  await context.db.transaction().execute(async (trx) => {
    if (!(await approve(trx, context, userId, developerId, 'activate'))) throw new Conflict();
  });
}

/**
 * First review of a profile; the profile then waits in the open batch until it is published. `seen`: the last change of
 * the profile that the administrator has read; one that was changed since is refused.
 */
export async function reviewProfile(context: Context, developerId: string, seen?: string): Promise<void> {
  const { userId } = permitModerator(context, developerId);
  await context.db.transaction().execute(async (trx) => {
    if (seen && (await lockProfile(trx, developerId)).lastUpdate.toISOString() !== seen) throw new Conflict();
    if (!(await approve(trx, context, userId, developerId, 'review'))) throw new Conflict();
  });
}

const mostAtOnce = 100;

/** All in one transaction; a profile that another administrator has just reviewed is skipped. */
export async function reviewProfiles(context: Context, developerIds: readonly string[]): Promise<number> {
  const ids = [...new Set(developerIds)].slice(0, mostAtOnce).toSorted();
  const { userId } = permitModerator(context);
  for (const id of ids) permitModerator(context, id);
  return context.db.transaction().execute(async (trx) => {
    let reviewed = 0;
    // Sorted, so that two administrators lock the rows in the same order and cannot deadlock.
    for (const id of ids) if (await approve(trx, context, userId, id, 'review')) reviewed++;
    return reviewed;
  });
}

async function approve(
  trx: Trx,
  { ports }: Context,
  actorId: string,
  developerId: string,
  act: Exclude<ModerationAct, 'disable'>,
): Promise<boolean> {
  const profile = await lockProfile(trx, developerId);
  if (!possibleActs(profile).includes(act)) return false;
  const now = ports.clock.now();
  await trx.updateTable('developers').set(activated(actorId, now)).where('id', '=', developerId).execute();
  await enterBatch(trx, developerId, now);
  await record(trx, { actorId, action: `profile.${act}`, subjectKind: 'developer', subjectId: developerId });
  await notify(trx, `user:${developerId}`, { kind: 'profile' });
  return true;
}
