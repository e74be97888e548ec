import { sql } from 'kysely';
import { limitCode } from '../../../../domain/error-codes.ts';
import type { SavedSearchInput } from '../../../../domain/library/saved-search.ts';
import { mostSearches } from '../../../../domain/library/saved-search-limits.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { acceptAgain, isRefused } from '../../shared/emails/choices/refused-emails.ts';

export type SavedSearch = { id: string; name: string; query: string; alert: boolean; createdAt: string };

/** The recruiter's own searches for the present company, newest first. */
export async function listSearches(context: Context): Promise<SavedSearch[]> {
  const { userId, membership } = permit(context, canKeepLists);
  const rows = await context.db
    .selectFrom('savedSearches')
    .select(['id', 'name', 'query', 'alert', 'createdAt'])
    .where('recruiterId', '=', userId)
    .where('companyId', '=', membership.companyId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Whether the recruiter has turned off all alerts (docs/product/account.md, E-mail preferences). */
export async function areAlertsOff(context: Context): Promise<boolean> {
  const { userId } = permit(context, canKeepLists);
  return isRefused(context.db, userId, 'library-alert');
}

/** The name under which this search is saved; undefined when it is not. */
export async function findSearch({ db, viewer }: Context, query: string): Promise<string | undefined> {
  if (!canKeepLists(viewer)) return undefined;
  const row = await db
    .selectFrom('savedSearches')
    .select('name')
    .where('recruiterId', '=', viewer.userId)
    .where('companyId', '=', viewer.membership.companyId)
    .where('query', '=', query)
    .executeTakeFirst();
  return row?.name;
}

/** The clock of the database, which also sets when a profile was listed. */
export const alertedAt = sql<Date>`now()`;

/** The same search saved again gets the new name and alert choice; profiles already listed are not reported. */
export async function saveSearch(context: Context, search: SavedSearchInput): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute((trx) => keepSearch(trx, context, viewer, search, 'change'));
}

/**
 * Saves a search. One that is saved already gets the new name and alert; with `keepAsItIs` it keeps its name, and an alert
 * that is on goes on from where it was.
 */
export async function keepSearch(
  trx: Trx,
  { ports }: Pick<Context, 'ports'>,
  { userId: recruiterId, membership: { companyId } }: Member,
  { name, query, alert }: SavedSearchInput,
  again: 'change' | 'keepAsItIs',
): Promise<void> {
  // The lock serialises parallel requests, so that they cannot exceed the limit.
  await trx.selectFrom('recruiters').select('id').where('id', '=', recruiterId).forUpdate().execute();
  const saved = await trx
    .selectFrom('savedSearches')
    .select(['name', 'query', 'alert', 'companyId'])
    .where('recruiterId', '=', recruiterId)
    .execute();
  const same = saved.find((one) => one.query === query);
  if (!same && saved.length >= mostSearches) throw new Invalid({ '': limitCode('tooManyRows', mostSearches) });
  const keeps = again === 'keepAsItIs' && same?.companyId === companyId;
  if (!(keeps && same.alert === alert)) {
    const shown = keeps ? same.name : name;
    await trx
      .insertInto('savedSearches')
      .values({ recruiterId, companyId, name, query, alert, createdAt: ports.clock.now(), alertedAt })
      .onConflict((conflict) =>
        conflict.columns(['recruiterId', 'query']).doUpdateSet({ companyId, name: shown, alert, alertedAt }),
      )
      .execute();
  }
  if (alert) await acceptProfileAlerts(trx, recruiterId);
}

/** docs/product/library.md, Stopping an alert: all alerts of a recruiter go on, with profiles listed from now on. */
export async function acceptProfileAlerts(trx: Trx, recruiterId: string): Promise<void> {
  if (!(await acceptAgain(trx, recruiterId, 'profileAlerts'))) return;
  for (const table of ['savedSearches', 'savedSearchReaders'] as const) {
    await trx.updateTable(table).set({ alertedAt }).where('recruiterId', '=', recruiterId).execute();
  }
}
