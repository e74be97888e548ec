import { sql } from 'kysely';
import type { Database } from '../../../data/database.ts';
import type { Attachment } from '../../../ports/mail/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { isRefused } from './choices/refused-emails.ts';
import { mailStaysHere } from './mail-stays-here.ts';
import { dropTokens } from './tokens.ts';

/** Keeps the locks of e-mails apart from other advisory locks. */
const lockNamespace = 7270027;

/**
 * Sends a queued e-mail. A temporary failure throws, and the task queue retries later. Of several workers at the same
 * moment one sends: it holds a lock until the result is stored, and a process that dies loses the lock.
 */
export async function sendEmail(
  { db, ports, config }: Pick<Runtime, 'db' | 'ports' | 'config'>,
  emailId: string,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${emailId}, ${lockNamespace})`;
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection);
    if (!rows[0]?.locked) return;
    try {
      await send(connection, { ports, config }, emailId);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

async function send(
  db: Database,
  { ports, config }: Pick<Runtime, 'ports' | 'config'>,
  emailId: string,
): Promise<void> {
  const email = await beginAttempt(db, emailId);
  if (!email) return;
  if (await isRefused(db, email.userId, email.template)) {
    await drop(db, emailId);
    return;
  }
  try {
    await ports.mail.send({
      id: email.id,
      ...(email.fromAddress ? { from: email.fromAddress } : {}),
      ...(email.unsubscribeUrl ? { unsubscribe: email.unsubscribeUrl } : {}),
      to: email.toAddress,
      subject: email.subject,
      text: email.text,
      html: email.html,
      attachments: email.attachments as Attachment[],
    });
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('emails')
        .set({ status: 'sent', sentAt: ports.clock.now(), error: null })
        .where('id', '=', emailId)
        .execute();
      // The reader has the link now, so the stored copy loses it; without a mail server the stored copy is the only
      // one.
      if (!mailStaysHere(config)) await dropTokens(trx, [emailId]);
    });
  } catch (error) {
    const { message, permanent } = error as Error & { permanent?: boolean };
    await db
      .updateTable('emails')
      .set({ error: message.slice(0, 500), status: permanent ? 'failed' : 'queued' })
      .where('id', '=', emailId)
      .execute();
    if (!permanent) throw error;
  }
}

/** The reader has refused this kind of e-mail since it was queued. */
async function drop(db: Database, emailId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('emails').set({ status: 'dropped', error: null }).where('id', '=', emailId).execute();
    await dropTokens(trx, [emailId]);
  });
}

async function beginAttempt(db: Database, emailId: string) {
  return db
    .updateTable('emails')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', emailId)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst();
}
