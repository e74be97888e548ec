import { sql } from 'kysely';
import { isId } from '../../../domain/id.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { slug } from '../profile/rename.ts';

/** Any number, but the same in every process. */
const aliasLock = 7_270_011;

/**
 * An address made from a name, which no other company has or had. The lock serialises this choice until the end of the
 * transaction.
 */
export async function freeCompanyAlias(
  trx: Trx,
  { ports }: Context,
  name: string,
  companyId: string | null,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(${aliasLock})`.execute(trx);
  const wanted = slug(name);
  // An address that looks like an id would be read as an id.
  const base = wanted === '' || isId(wanted) ? `entreprise${wanted && '-'}${wanted}` : wanted;
  const taken = await trx
    .selectFrom('companies')
    .select('id')
    .where('seoAlias', '=', base)
    .unionAll(trx.selectFrom('companyAliases').select('companyId as id').where('alias', '=', base))
    .execute();
  const free = taken.every(({ id }) => id === companyId);
  return free ? base : `${base.slice(0, 70)}-${ports.random.id().replaceAll('-', '').slice(-8)}`;
}

/** The old address redirects to the new one. */
export async function keepOldAlias(trx: Trx, companyId: string, old: string | null, next: string): Promise<void> {
  await trx.deleteFrom('companyAliases').where('alias', '=', next).where('companyId', '=', companyId).execute();
  if (old === null || old === next) return;
  await trx
    .insertInto('companyAliases')
    .values({ alias: old, companyId })
    .onConflict((conflict) => conflict.column('alias').doNothing())
    .execute();
}
