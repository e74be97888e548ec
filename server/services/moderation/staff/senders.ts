import type { Context } from '../../../context.ts';
import { Invalid } from '../../../errors.ts';

export type Sender = { key: string; name: string; email: string };

/** 'Sender select, sorted by key, from the staff roster'; the first of the roster signs unless another is chosen. */
export async function readSenders({ db }: Context): Promise<{ senders: Sender[]; chosen: string }> {
  const rows = await db.selectFrom('staff').select(['key', 'name', 'email', 'position']).orderBy('key').execute();
  const first = rows.toSorted((a, b) => a.position - b.position)[0];
  return { senders: rows.map(({ key, name, email }) => ({ key, name, email })), chosen: first?.key ?? '' };
}

/** Somebody of the roster; the product itself signs where the roster is empty. */
export async function findSender(context: Context, key: string): Promise<Sender | undefined> {
  const { senders } = await readSenders(context);
  if (senders.length === 0) return undefined;
  const sender = senders.find((one) => one.key === key);
  if (!sender) throw new Invalid({ sender: 'unknown' });
  return sender;
}

/** 'Name <address>', with nothing in the name that a mail program could take for something else. */
export function senderAddress({ name, email }: Sender): string {
  return `"${name.replace(/["\\<>\p{Cc}]/gu, '')}" <${email}>`;
}
