import { sql } from 'kysely';
import { isId } from '../../../domain/id.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import { slug } from '../profile/rename.ts';

/** The readable part of an offer's address, from its title and its company; unique. */
export async function giveAlias(
  trx: Trx,
  { ports }: Pick<Context, 'ports'>,
  { jobId, companyId, title }: { jobId: string; companyId: string; title: string | null },
): Promise<string | null> {
  if (!title) return null;
  const company = await trx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const wanted = slug(`${title} ${company.name}`);
  const base = wanted && !isId(wanted) ? wanted : `offre-${jobId}`;
  // The lock serialises two offers with the same name that are stored at the same moment.
  await sql`select pg_advisory_xact_lock(hashtextextended(${base}, 42))`.execute(trx);
  const taken = await trx
    .selectFrom('jobs')
    .select('id')
    .where('seoAlias', '=', base)
    .where('id', '<>', jobId)
    .executeTakeFirst();
  return taken ? `${base}-${ports.random.id().replaceAll('-', '').slice(-8)}` : base;
}
