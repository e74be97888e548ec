import type { Writer } from '../../../data/database.ts';

type Reader = { id: string | null; email: string; name: string };

/**
 * A name is what was typed: only a person who has confirmed the address is greeted by it. Otherwise a stranger could send their
 * own words to any mailbox, under our name.
 */
export async function provenName(trx: Writer, { id, email, name }: Reader): Promise<string> {
  if (!id || name === '') return '';
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  return owner ? name : '';
}
