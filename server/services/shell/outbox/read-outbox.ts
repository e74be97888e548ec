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

export type OutboxGroup = {
  template: string;
  subject: string;
  /** What it says and others of its kind do not, or its first sentence; undefined outside the demo, where reading an e-mail is a line of the audit log. */
  excerpt: string | undefined;
  status: string;
  createdAt: Date;
  emails: { id: string; toAddress: string }[];
};

/** Fewer e-mails than this stand on their own. */
const fewestTogether = 3;

/** The last e-mails. The same words sent to several people in the same minute are one group. */
export async function listOutbox(context: Context): Promise<OutboxGroup[]> {
  permit(context);
  const rows = await context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'template', 'subject', 'text', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
  const open = isOutboxPublic(context.config);
  const groups = Map.groupBy(rows, ({ subject, text, status, createdAt }) =>
    JSON.stringify([subject, withoutGreeting(text), status, Math.floor(createdAt.getTime() / 60_000)]),
  );
  const texts = Map.groupBy(rows, ({ template }) => template);
  return [...groups.values()]
    .flatMap((same) => (same.length < fewestTogether ? same.map((one) => [one]) : [same]))
    .map((same) => {
      const { template, subject, text, status, createdAt } = same[0] as (typeof rows)[number];
      const emails = same.map(({ id, toAddress }) => ({ id, toAddress }));
      const alike = texts.get(template)?.map((other) => other.text) ?? [];
      return { template, subject, excerpt: open ? excerptOf(text, alike) : undefined, status, createdAt, emails };
    })
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** Every e-mail begins with a greeting by name, then an empty line. */
function withoutGreeting(text: string): string {
  return text.slice(text.indexOf('\n\n') + 2);
}

function firstSentence(text: string): string {
  const [paragraph = ''] = withoutGreeting(text).split('\n\n');
  return paragraph.split(/(?<=[.!?…])\s/)[0] ?? '';
}

/** The lines of a list, such as offers or people. */
function listed(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}

/**
 * What makes an e-mail differ from the others of its kind: the first line of its list that they do not have, or else its
 * first sentence.
 */
function excerptOf(text: string, alike: readonly string[]): string {
  const others = alike.filter((other) => withoutGreeting(other) !== withoutGreeting(text)).flatMap(listed);
  const own = others.length > 0 && listed(text).find((line) => !others.includes(line));
  return own || firstSentence(text);
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
