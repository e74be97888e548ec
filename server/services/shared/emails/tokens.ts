import { sql } from 'kysely';
import type { Writer } from '../../../data/database.ts';

/** The secret in a link of an e-mail: every e-mail writes it as 'token=', and nothing else does. */
export const tokenPattern = 'token=[A-Za-z0-9._~%-]+';

export const withoutToken = 'token=…';

/** Also true when the token was already removed. */
export function holdsToken(text: string): boolean {
  return text.includes('token=');
}

/** Removes the tokens from stored e-mails, so that their links stop working. */
export async function dropTokens(writer: Writer, ids: readonly string[]): Promise<void> {
  await sql`update emails set text = regexp_replace(text, ${tokenPattern}, ${withoutToken}, 'g'),
      html = regexp_replace(html, ${tokenPattern}, ${withoutToken}, 'g'), unsubscribe_url = null
    where id = any(${ids}::uuid[])`.execute(writer);
}
