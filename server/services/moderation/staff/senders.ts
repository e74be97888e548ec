import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';

export type Sender = { key: string; name: string; email: string };

/** Sorted by key; the first of the roster is chosen by default (docs/product/moderation.md, Disabling a profile). */
export async function readSenders({ db }: Context): Promise<{ senders: Sender[]; chosen: string }> {
  const rows = await db.selectFrom('staff').select(['key', 'name', 'email', 'position']).orderBy('key').execute();
  const first = rows.toSorted((a, b) => a.position - b.position)[0];
  return { senders: rows.map(({ key, name, email }) => ({ key, name, email })), chosen: first?.key ?? '' };
}

/** A member of the roster; undefined when the roster is empty, and the product itself signs. */
export async function findSender(context: Context, key: string): Promise<Sender | undefined> {
  const { senders } = await readSenders(context);
  if (senders.length === 0) return undefined;
  const sender = senders.find((one) => one.key === key);
  if (!sender) throw new Invalid({ sender: 'unknown' });
  return sender;
}

/** 'Name <address>', without characters in the name that have a meaning in a mail header. */
export function senderAddress({ name, email }: Sender): string {
  return `"${name.replace(/["\\<>\p{Cc}]/gu, '')}" <${email}>`;
}
