import { type OptionalKind, optionalKindOf } from '../../../../../domain/account/email-kinds.ts';
import type { Trx, Writer } from '../../../../data/database.ts';

/** docs/product/account.md, E-mail preferences: asked when an e-mail is queued, and again when it is sent. */
export async function isRefused(db: Writer, userId: string | null, template: string): Promise<boolean> {
  const kind = optionalKindOf(template);
  if (!userId || !kind) return false;
  const row = await db
    .selectFrom('refusedEmails')
    .select('kind')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readRefused(db: Writer, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('refusedEmails').select('kind').where('userId', '=', userId).execute();
  return rows.map(({ kind }) => kind);
}

/** Idempotent. Returns false when there is no such person. */
export async function refuse(db: Writer, userId: string, kind: OptionalKind, now: Date): Promise<boolean> {
  const person = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!person) return false;
  await db
    .insertInto('refusedEmails')
    .columns(['userId', 'kind', 'refusedAt'])
    // The account may be erased at this moment.
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val }) => ['id', val(kind).as('kind'), val(now).as('refusedAt')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doNothing())
    .execute();
  return true;
}

/** Returns whether the kind was refused until now. */
export async function acceptAgain(trx: Trx, userId: string, kind: OptionalKind): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('refusedEmails')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
