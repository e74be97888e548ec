import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { mostLists } from '../../../../domain/library/people-list-limits.ts';
import {
  canChangeKept,
  canKeepLists,
  canSeeKept,
  type KeptForCompany,
} from '../../../../domain/permissions/library.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';

/** Locked until the end of the transaction; a list that the viewer does not see is not found. */
export async function lockList(trx: Trx, viewer: Member, listId: string): Promise<KeptForCompany & { id: string }> {
  if (!isId(listId)) throw new NotFound();
  const list = await trx
    .selectFrom('profileLists')
    .select(['id', 'authorId', 'companyId', 'shared'])
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirst();
  if (!list || !canSeeKept(viewer, list)) throw new NotFound();
  return list;
}

async function lockOwn(trx: Trx, viewer: Member, listId: string): Promise<KeptForCompany & { id: string }> {
  const list = await lockList(trx, viewer, listId);
  if (!canChangeKept(viewer, list)) throw new Forbidden();
  return list;
}

type Counted = { authorId: string } | { companyId: string; shared: true };

async function checkRoom(trx: Trx, lists: Counted): Promise<void> {
  const { number } = await trx
    .selectFrom('profileLists')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where((where) => where.and(lists))
    .executeTakeFirstOrThrow();
  if (Number(number) >= mostLists) throw new Invalid({ '': limitCode('tooManyRows', mostLists) });
}

/** Private at first. The same list sent again is one. */
export async function createList(context: Context, list: { listId: string; name: string }): Promise<void> {
  const viewer = permit(context, canKeepLists);
  const { userId: authorId, membership } = viewer;
  await context.db.transaction().execute(async (trx) => {
    // The lock serialises parallel requests, so that they cannot exceed the limit.
    await trx.selectFrom('recruiters').select('id').where('id', '=', authorId).forUpdate().execute();
    const same = trx.selectFrom('profileLists').select('authorId').where('id', '=', list.listId);
    const made = await same.executeTakeFirst();
    if (made && made.authorId !== authorId) throw new Conflict();
    if (made) return;
    await checkRoom(trx, { authorId });
    await trx
      .insertInto('profileLists')
      .values({
        id: list.listId,
        companyId: membership.companyId,
        authorId,
        name: list.name,
        createdAt: context.ports.clock.now(),
      })
      .execute();
  });
}

export async function renameList(context: Context, { listId, name }: { listId: string; name: string }): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute(async (trx) => {
    const { id } = await lockOwn(trx, viewer, listId);
    await trx.updateTable('profileLists').set({ name }).where('id', '=', id).execute();
  });
}

/** Shared with the company, or kept for oneself again. Idempotent. */
export async function shareList(context: Context, listId: string, shared: boolean): Promise<void> {
  const viewer = permit(context, canKeepLists);
  const { companyId } = viewer.membership;
  await context.db.transaction().execute(async (trx) => {
    await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();
    const { id, authorId, shared: before } = await lockOwn(trx, viewer, listId);
    if (before === shared) return;
    // Without an author there is no one to keep it: it can only be deleted.
    if (authorId === null) throw new Forbidden();
    if (shared) await checkRoom(trx, { companyId, shared: true });
    await trx.updateTable('profileLists').set({ shared }).where('id', '=', id).execute();
  });
}

export async function deleteList(context: Context, listId: string): Promise<void> {
  const viewer = permit(context, canKeepLists);
  await context.db.transaction().execute(async (trx) => {
    const { id } = await lockOwn(trx, viewer, listId);
    await trx.deleteFrom('profileLists').where('id', '=', id).execute();
  });
}
