import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { slug } from '../../profile/rename.ts';

/** Any number; it only has to be the same in every process. */
const aliasLock = 7_270_012;

/** The name that candidates and colleagues read, and an address made from it; the old one leads nowhere, as for developers. */
export async function renameRecruiter(
  trx: Trx,
  context: Context,
  recruiterId: string,
  displayName: string,
): Promise<string> {
  const before = await trx
    .selectFrom('recruiters')
    .select(['displayName', 'seoAlias', 'version'])
    .where('id', '=', recruiterId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.displayName === displayName && before.seoAlias) return before.seoAlias;
  const seoAlias = await freeAlias(trx, context, displayName);
  // A form that was opened under the old name is told so.
  const version = before.version + 1;
  await trx.updateTable('recruiters').set({ displayName, seoAlias, version }).where('id', '=', recruiterId).execute();
  return seoAlias;
}

/** Somebody who joins a company gets an address, if they have none yet. */
export async function giveAlias(trx: Trx, context: Context, recruiterId: string): Promise<void> {
  const { displayName } = await trx
    .selectFrom('recruiters')
    .select('displayName')
    .where('id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  await renameRecruiter(trx, context, recruiterId, displayName);
}

async function freeAlias(trx: Trx, { ports }: Context, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(${aliasLock})`.execute(trx);
  const wanted = slug(name);
  const base = wanted === '' || isId(wanted) ? 'recrutement' : wanted;
  const taken = await trx.selectFrom('recruiters').select('id').where('seoAlias', '=', base).executeTakeFirst();
  return taken ? `${base.slice(0, 70)}-${ports.random.id().replaceAll('-', '').slice(-8)}` : base;
}
