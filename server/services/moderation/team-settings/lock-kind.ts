import { sql } from 'kysely';
import type { Trx } from '../../../data/database.ts';

/** One change at a time for each kind, so that two changes at once cannot create the same name or key. */
export async function lockKind(trx: Trx, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings:${kind}`}, 7270026))`.execute(trx);
}
