import type { Runtime } from '../../runtime.ts';
import { sweepFiles } from '../files/sweep-files.ts';

/** Removes what has run out: sessions, one-time tokens, counters of limits, files that nobody refers to. */
export async function sweepExpired({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('emailChanges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
  await db.deleteFrom('rateLimits').where('windowEndsAt', '<', now).execute();
  await sweepFiles({ db, ports });
}
