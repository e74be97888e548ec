import { sql } from 'kysely';
import type { Trx } from '../../../data/database.ts';

/** First key of the advisory locks that serialise sign-ups with the same address. */
const addressLock = 7_270_021;

/** Until the end of the transaction no other sign-up makes an account with this address. */
export async function lockAddress(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${addressLock}, hashtext(${email}))`.execute(trx);
}
