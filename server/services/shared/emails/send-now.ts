import type { Locale } from '../../../../domain/viewer.ts';
import type { Runtime } from '../../../runtime.ts';
import type { EmailWords } from './email-text.ts';
import { provenName } from './proven-name.ts';
import { renderEmail } from './render-email.ts';
import type { Template } from './templates.ts';

type Order = {
  template: Template;
  user: { id: string; email: string; name: string; locale: Locale };
  data: EmailWords;
  from: string | null;
};

/**
 * For the one e-mail whose sender waits for the result. On failure it throws an OutsideError and leaves no row. The row
 * is stored outside the caller's transaction, which commits only after the mail server has accepted the e-mail.
 */
export async function sendNow({ db, config, ports }: Runtime, order: Order): Promise<void> {
  const { template, user, data, from } = order;
  const name = await provenName(db, user);
  const { subject, text, html } = renderEmail(template, user.locale, config, { name, ...data });
  const { id } = await db
    .insertInto('emails')
    .values({
      messageKey: `${template}:${ports.random.id()}`,
      userId: user.id,
      toAddress: user.email,
      fromAddress: from,
      locale: user.locale,
      template,
      subject,
      text,
      html,
      attempts: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    await ports.mail.send({ id, ...(from ? { from } : {}), to: user.email, subject, text, html });
  } catch (error) {
    await db.deleteFrom('emails').where('id', '=', id).execute();
    throw error;
  }
  await db.updateTable('emails').set({ status: 'sent', sentAt: ports.clock.now() }).where('id', '=', id).execute();
}
