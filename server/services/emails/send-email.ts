import type { Runtime } from '../../runtime.ts';

/** Hands a queued message to the mail port. A temporary failure throws, and the job queue tries again later. */
export async function sendEmail({ db, ports }: Pick<Runtime, 'db' | 'ports'>, emailId: string): Promise<void> {
  const email = await db.selectFrom('emails').selectAll().where('id', '=', emailId).executeTakeFirst();
  if (email?.status !== 'queued') return;
  try {
    await ports.mail.send({
      id: email.id,
      ...(email.fromAddress ? { from: email.fromAddress } : {}),
      to: email.toAddress,
      subject: email.subject,
      text: email.text,
      html: email.html,
    });
    await db
      .updateTable('emails')
      .set({ status: 'sent', sentAt: ports.clock.now(), attempts: email.attempts + 1, error: null })
      .where('id', '=', emailId)
      .execute();
  } catch (error) {
    const { message, permanent } = error as Error & { permanent?: boolean };
    await db
      .updateTable('emails')
      .set({ attempts: email.attempts + 1, error: message.slice(0, 500), status: permanent ? 'failed' : 'queued' })
      .where('id', '=', emailId)
      .execute();
    if (!permanent) throw error;
  }
}
