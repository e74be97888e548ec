import { sql } from 'kysely';
import { invitationDays } from '../../../../domain/companies/invitation.ts';
import { dayOf } from '../../../../domain/day.ts';
import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { sweepAts } from '../../ats/sweep-ats.ts';
import { sweepRankings } from '../../fit/rankings/sweep-rankings.ts';
import { dropTokens, tokenPattern } from '../../shared/emails/tokens.ts';
import { sweepFiles } from '../../shared/files/sweep-files.ts';

const day = 24 * 60 * 60 * 1000;
/** Long enough to send an invitation again; then the address of a person who never joined is deleted. */
const invitationKeptDays = 30;
/** Long enough for questions about an e-mail that was received; then its content is deleted. */
const emailKeptDays = 365;

/** No link in an e-mail is valid longer than that of an invitation. */
const longestLinkDays = invitationDays;

/**
 * Deletes what has expired: sessions, one-time tokens, rate-limit counters, marks of readers, old e-mails, old rankings, old data of the
 * applicant tracking interface, files without a reference.
 */
export async function sweepExpired({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const now = ports.clock.now();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('emailChanges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signUpConfirmations').where('expiresAt', '<', now).execute();
  await db.deleteFrom('slowedAttempts').where('forgottenAt', '<', now).execute();
  await db.deleteFrom('rateLimits').where('windowEndsAt', '<', now).execute();
  await db
    .deleteFrom('jobViewMarks')
    .where('day', '<', sql<Date>`${dayOf(now)}::date`)
    .execute();
  const lastKept = new Date(now.getTime() - invitationKeptDays * day);
  await db.deleteFrom('companyInvitations').where('expiresAt', '<', lastKept).execute();
  const oldest = new Date(now.getTime() - emailKeptDays * day);
  await db.deleteFrom('emails').where('createdAt', '<', oldest).where('status', '<>', 'queued').execute();
  await dropOldTokens(db, new Date(now.getTime() - longestLinkDays * day));
  await sweepRankings({ db, ports });
  await sweepAts({ db, ports });
  await sweepFiles({ db, ports });
}

/**
 * E-mails that were not sent, or that stay in the outbox without a mail server, lose their links when these have
 * expired.
 */
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
