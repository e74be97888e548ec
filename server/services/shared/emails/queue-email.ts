import { createHash } from 'node:crypto';
import { type KnownTemplate, optionalKindOf } from '../../../../domain/account/email-kinds.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Config } from '../../../config.ts';
import type { Writer } from '../../../data/database.ts';
import type { Attachment } from '../../../ports/mail/port.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { isRefused } from './choices/refused-emails.ts';
import { unsubscribeUrl } from './choices/stop-token.ts';
import type { EmailWords } from './email-text.ts';
import { provenName } from './proven-name.ts';
import { renderEmail } from './render-email.ts';
import type { Template } from './templates.ts';

type Order = {
  template: Template & KnownTemplate;
  /** `id` is null for an address without an account. */
  user: { id: string | null; email: string; name: string; locale: Locale };
  data: EmailWords;
  /** Two orders with the same key are one e-mail. By default: the same template and token, for the same person. */
  key?: string;
  attachments?: Attachment[];
  /** Not sent before this moment. */
  sendAt?: Date;
};

/**
 * Stores the e-mail and the task that sends it in one transaction. Returns false when the key exists already, or when
 * the reader does not want e-mails of this kind.
 */
export async function queueEmail(
  writer: Writer,
  config: Pick<Config, 'BRAND_NAME' | 'BASE_URL' | 'SECRET'>,
  order: Order,
): Promise<boolean> {
  const { template, user, data } = order;
  const key =
    order.key ??
    createHash('sha256')
      .update(`${template}:${user.id ?? user.email}:${data.token ?? ''}:${hourOf(template)}`)
      .digest('hex');
  const kind = optionalKindOf(template);
  const write = async (trx: Writer) => {
    if (await isRefused(trx, user.id, template)) return false;
    const rendered = renderEmail(template, user.locale, config, { name: await provenName(trx, user), ...data });
    const row = await trx
      .insertInto('emails')
      .values({
        messageKey: key,
        userId: user.id,
        toAddress: user.email,
        locale: user.locale,
        template,
        unsubscribeUrl: kind && user.id ? unsubscribeUrl(config, kind, user.id, user.locale) : null,
        attachments: JSON.stringify(order.attachments ?? []),
        ...rendered,
      })
      .onConflict((conflict) => conflict.column('messageKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    const when = order.sendAt ? { runAt: order.sendAt } : {};
    await enqueueTask(trx, 'send-email', { emailId: row.id }, { maxAttempts: 12, ...when });
    return true;
  };
  return writer.isTransaction ? write(writer) : writer.transaction().execute(write);
}

/** An e-mail without a token can be sent again, at most once an hour. */
function hourOf(template: Template): string {
  return template === 'existing-account' ? new Date().toISOString().slice(0, 13) : '';
}
