import { dayOf } from '../../../domain/day.ts';
import { readerOfTheTeam } from '../../../domain/permissions/privacy.ts';
import type { Context } from '../../context.ts';

/** Records, once a day, that an administrator has opened a profile, in their own name or in another person's. */
export async function noteTeamRead({ db, ports, viewer }: Context, developerId: string): Promise<void> {
  const readerId = readerOfTheTeam(viewer);
  if (!readerId) return;
  const now = ports.clock.now();
  await db
    .insertInto('profileReads')
    .values({ readerId, developerId, day: dayOf(now), readAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
