import { sql } from 'kysely';
import { isId } from '../../../../domain/id.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { slug } from '../../profile/rename.ts';

/** Any number, but the same in every process. */
const aliasLock = 7_270_012;

/**
 * Sets the name that candidates and colleagues read, and an address made from it; the old address stops working, as for
 * developers.
 */
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
  // Raises the version: a form that was opened with the old name gets a Conflict.
  const version = before.version + 1;
  await trx.updateTable('recruiters').set({ displayName, seoAlias, version }).where('id', '=', recruiterId).execute();
  return seoAlias;
}

/** Gives a recruiter who joins a company an address, if there is none yet. */
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
