import { isId } from '../../../../domain/id.ts';
import { canOpenOutbox } from '../../../../domain/permissions/shell.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Attachment } from '../../../ports/mail/port.ts';
import { recordOpening } from '../../moderation/audit/record-opening.ts';
import { isOutboxPublic } from '../../shared/emails/mail-stays-here.ts';
import { holdsToken } from '../../shared/emails/tokens.ts';

/** Outside the demo, the outbox is only for administrators. */
function permit({ viewer, config }: Context): void {
  if (!canOpenOutbox(viewer, { public: isOutboxPublic(config) })) throw new Forbidden();
}

export async function listOutbox(context: Context) {
  permit(context);
  return context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
}

/**
 * One e-mail. Outside the demo, the text of an e-mail with a token is not shown, and each opening by an administrator
 * is recorded in the audit log.
 */
export async function readOutboxMessage(context: Context, emailId: string) {
  permit(context);
  if (!isId(emailId)) throw new NotFound();
  const row = await context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'text', 'status', 'error', 'createdAt', 'sentAt', 'unsubscribeUrl'])
    .select('attachments')
    .where('id', '=', emailId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const attachments = row.attachments as Attachment[];
  const email = { ...row, attachments };
  if (isOutboxPublic(context.config)) return email;
  await recordOpening(context, 'email', emailId, 'email');
  return { ...email, text: holdsToken(email.text) ? undefined : email.text, unsubscribeUrl: null };
}

/** The HTML of an e-mail, for those who may read its text. */
export async function readOutboxDocument(context: Context, emailId: string): Promise<string> {
  permit(context);
  if (!isId(emailId)) throw new NotFound();
  const row = await context.db
    .selectFrom('emails')
    .select(['text', 'html'])
    .where('id', '=', emailId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  if (isOutboxPublic(context.config)) return row.html;
  if (holdsToken(row.text + row.html)) throw new NotFound();
  await recordOpening(context, 'email', emailId, 'email');
  return row.html;
}
