import { type SqlBool, sql } from 'kysely';
import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { mostSharedSearches } from '../../../../domain/library/saved-search-limits.ts';
import {
  canChangeKept,
  canKeepLists,
  canSeeKept,
  type KeptForCompany,
} from '../../../../domain/permissions/library.ts';
import { Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, causedElsewhere, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { acceptProfileAlerts, alertedAt, keepSearch } from './saved-searches.ts';

type Locked = KeptForCompany & { id: string; name: string; query: string };

/** The search, locked until the end of the transaction; one that the viewer does not see is not found. */
async function lockSearch(trx: Trx, viewer: Member, searchId: string): Promise<Locked> {
  if (!isId(searchId)) throw new NotFound();
  const row = await trx
    .selectFrom('savedSearches')
    .select(['id', 'name', 'query', 'recruiterId', 'companyId', 'sharedAt'])
    .where('id', '=', searchId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const { recruiterId: authorId, sharedAt, ...search } = row;
  const locked = { ...search, authorId, shared: sharedAt !== null };
  if (!canSeeKept(viewer, locked)) throw new NotFound();
  return locked;
}

/** The same for a change: a colleague who sees a shared search may not change it. */
async function lockOwn(trx: Trx, viewer: Member, searchId: string): Promise<Locked> {
  const search = await lockSearch(trx, viewer, searchId);
  if (!canChangeKept(viewer, search)) throw new Forbidden();
  return search;
}

export async function renameSearch(context: Context, searchId: string, name: string): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute(async (trx) => {
    const { id } = await lockOwn(trx, viewer, searchId);
    await trx.updateTable('savedSearches').set({ name }).where('id', '=', id).execute();
  });
}

/** Shared with the company, or kept for oneself again: the alerts of colleagues then end. Idempotent. */
export async function shareSearch(context: Context, searchId: string, shared: boolean): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute(async (trx) => {
    // The lock serialises parallel requests of the company, so that they cannot exceed the limit.
    await trx.selectFrom('companies').select('id').where('id', '=', viewer.membership.companyId).forUpdate().execute();
    const { id, authorId, shared: before } = await lockOwn(trx, viewer, searchId);
    if (before === shared) return;
    // Without an author there is no one to keep it: it can only be deleted.
    if (authorId === null) throw new Forbidden();
    if (!shared) {
      await trx
        .deleteFrom('savedSearchReaders')
        .where('searchId', '=', id)
        .where('recruiterId', '!=', authorId)
        .execute();
    } else await checkRoom(trx, viewer.membership.companyId);
    const sharedAt = shared ? context.ports.clock.now() : null;
    await trx.updateTable('savedSearches').set({ sharedAt }).where('id', '=', id).execute();
  });
}

async function checkRoom(trx: Trx, companyId: string): Promise<void> {
  const { shared } = await trx
    .selectFrom('savedSearches')
    .select(({ fn }) => fn.countAll<number>().as('shared'))
    .where('companyId', '=', companyId)
    .where('sharedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(shared) >= mostSharedSearches)
    throw new Invalid({ searchId: limitCode('tooManyRows', mostSharedSearches) });
}

/** The search of a colleague, saved for oneself too, without an alert; one that is saved already stays as it is. */
export async function copySearch(context: Context, searchId: string): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute(async (trx) => {
    const { name, query, authorId } = await lockSearch(trx, viewer, searchId);
    if (authorId === viewer.userId) return;
    const own = trx.selectFrom('savedSearches').select('id').where('recruiterId', '=', viewer.userId);
    const saved = await own.where('query', '=', query).executeTakeFirst();
    if (!saved) await keepSearch(trx, context, viewer, { name, query, alert: false }, 'keepAsItIs');
  });
}

/** Each has an alert of their own; one switched on again starts with profiles listed from now on. */
export async function setAlert(context: Context, searchId: string, alert: boolean): Promise<void> {
  const viewer = permit(context, canKeepLists);
  const { userId: recruiterId } = viewer;
  await context.db.transaction().execute(async (trx) => {
    const { id, authorId } = await lockSearch(trx, viewer, searchId);
    const changed = { alert, ...(alert ? { alertedAt } : {}) };
    if (authorId === recruiterId) {
      await trx.updateTable('savedSearches').set(changed).where('id', '=', id).execute();
    } else {
      await trx
        .insertInto('savedSearchReaders')
        .values({ searchId: id, recruiterId, ...changed })
        .onConflict((conflict) => conflict.columns(['searchId', 'recruiterId']).doUpdateSet(changed))
        .execute();
    }
    if (alert) await acceptProfileAlerts(trx, recruiterId);
  });
}

export async function deleteSearch(context: Context, searchId: string): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute(async (trx) => {
    const { id } = await lockOwn(trx, viewer, searchId);
    await trx.deleteFrom('savedSearches').where('id', '=', id).execute();
  });
}

/** The viewer looks at the profiles of this search: what came until now is no longer new to them. */
export async function lookAtSearch(context: Context, query: string): Promise<void> {
  const { viewer, db } = context;
  if (!canKeepLists(viewer) || viewer.impersonator || causedElsewhere(context)) return;
  const { userId, membership } = viewer;
  await sql`insert into saved_search_readers (search_id, recruiter_id, looked_at)
    select s.id, ${userId}, now() from saved_searches s where s.query = ${query} and s.company_id = ${membership.companyId}
      and ${seenBy(userId)}
    on conflict (search_id, recruiter_id) do update set looked_at = excluded.looked_at`.execute(db);
}

/** The searches (alias s) of a company that this member sees. */
export const seenBy = (recruiterId: string) =>
  sql<SqlBool>`(s.recruiter_id = ${recruiterId} or s.shared_at is not null)`;
