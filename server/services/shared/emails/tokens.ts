import { sql } from 'kysely';
import type { Writer } from '../../../data/database.ts';

/** What a link of an e-mail carries that opens something: every e-mail writes it as 'token=', and nothing else does. */
export const tokenPattern = 'token=[A-Za-z0-9._~%-]+';

export const withoutToken = 'token=…';

/** Also true of an e-mail whose token was taken out. */
export function holdsToken(text: string): boolean {
  return text.includes('token=');
}

/** Takes the tokens out of e-mails that are kept: from now on no link in them opens anything. */
export async function dropTokens(writer: Writer, ids: readonly string[]): Promise<void> {
  await sql`update emails set text = regexp_replace(text, ${tokenPattern}, ${withoutToken}, 'g'),
      html = regexp_replace(html, ${tokenPattern}, ${withoutToken}, 'g'), unsubscribe_url = null
    where id = any(${ids}::uuid[])`.execute(writer);
}
