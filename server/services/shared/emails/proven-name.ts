import type { Writer } from '../../../data/database.ts';

type Reader = { id: string | null; email: string; name: string };

/**
 * The name, only when its user has confirmed the address. Otherwise a stranger could type any text as a name and have
 * it sent to any mailbox in our name.
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
