import { invitationDays } from '../../../../domain/companies/invitation.ts';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepAts } from '../../ats/sweep-ats.ts';
import { dropTokens, tokenPattern } from '../../shared/emails/tokens.ts';
import { sweepFiles } from '../../shared/files/sweep-files.ts';

const day = 24 * 60 * 60 * 1000;
/** Long enough to send an invitation again; then the address of somebody who never came is forgotten. */
const invitationKeptDays = 30;
/** Longer than anybody asks what they were sent; then what was in it is nobody's business any more. */
const emailKeptDays = 365;

/** No link works longer than that of an invitation. */
const longestLinkDays = invitationDays;

/**
 * Removes what has run out: sessions, one-time tokens, counters of limits, e-mails of long ago, what the interface for applicant tracking
 * has kept long enough, files that nobody refers to.
 */
export async function sweepExpired({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('emailChanges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signUpConfirmations').where('expiresAt', '<', now).execute();
  await db.deleteFrom('slowedAttempts').where('forgottenAt', '<', now).execute();
  await db.deleteFrom('rateLimits').where('windowEndsAt', '<', now).execute();
  const lastKept = new Date(now.getTime() - invitationKeptDays * day);
  await db.deleteFrom('companyInvitations').where('expiresAt', '<', lastKept).execute();
  const oldest = new Date(now.getTime() - emailKeptDays * day);
  await db.deleteFrom('emails').where('createdAt', '<', oldest).where('status', '<>', 'queued').execute();
  await dropOldTokens(db, new Date(now.getTime() - longestLinkDays * day));
  await sweepAts({ db, ports });
  await sweepFiles({ db, ports });
}

/** E-mails that could not be sent, or that stay here without a mail server, keep their links as long as these would work. */
async function dropOldTokens(db: Database, before: Date): Promise<void> {
  const old = await db
    .selectFrom('emails')
    .select('id')
    .where('status', '<>', 'queued')
    .where('createdAt', '<', before)
    .where('text', '~', tokenPattern)
    .execute();
  await dropTokens(
    db,
    old.map(({ id }) => id),
  );
}
