import type { Database } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { mailStaysHere } from './mail-stays-here.ts';
import { dropTokens } from './tokens.ts';

/** Sends a queued e-mail. A temporary failure throws, and the task queue retries later. */
export async function sendEmail(
  { db, ports, config }: Pick<Runtime, 'db' | 'ports' | 'config'>,
  emailId: string,
): Promise<void> {
  const email = await claim(db, emailId);
  if (!email) return;
  try {
    await ports.mail.send({
      id: email.id,
      ...(email.fromAddress ? { from: email.fromAddress } : {}),
      ...(email.unsubscribeUrl ? { unsubscribe: email.unsubscribeUrl } : {}),
      to: email.toAddress,
      subject: email.subject,
      text: email.text,
      html: email.html,
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

/** Claims one attempt by raising its number: of two workers at the same moment, the second updates no row. */
async function claim(db: Database, emailId: string) {
  const email = await db.selectFrom('emails').selectAll().where('id', '=', emailId).executeTakeFirst();
  if (email?.status !== 'queued') return undefined;
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ attempts: email.attempts + 1 })
    .where('id', '=', emailId)
    .where('status', '=', 'queued')
    .where('attempts', '=', email.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? email : undefined;
}
