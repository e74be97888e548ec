import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { mostListed } from '../../../../domain/library/people-list-limits.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { canOpenProfile } from '../../../../domain/permissions/profile.ts';
import { Invalid, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { readProfileFacts } from '../../profile/read-profile-facts.ts';
import { lockList } from './change-lists.ts';

/**
 * Puts a developer into a list of the company that the viewer sees, or takes them out. Idempotent: who added first stays.
 * The developer must be one who may become a favourite; removing is always possible.
 */
export async function changeInList(
  context: Context,
  developerId: string,
  { listId, on }: { listId: string; on: boolean },
): Promise<void> {
  const viewer = permit(context, canKeepLists);
  if (!isId(developerId)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    const { id } = await lockList(trx, viewer, listId);
    if (!on) {
      await trx
        .deleteFrom('profileListPeople')
        .where('listId', '=', id)
        .where('developerId', '=', developerId)
        .execute();
      return;
    }
    const facts = await readProfileFacts(trx, viewer, developerId);
    if (!canOpenProfile(viewer, facts)) throw new NotFound();
    const people = trx.selectFrom('profileListPeople').where('listId', '=', id);
    const listed = await people.select('developerId').where('developerId', '=', developerId).executeTakeFirst();
    if (listed) return;
    const { number } = await people.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
    if (Number(number) >= mostListed) throw new Invalid({ '': limitCode('tooManyRows', mostListed) });
    const addedAt = context.ports.clock.now();
    await trx
      .insertInto('profileListPeople')
      .values({ listId: id, developerId, addedBy: viewer.userId, addedAt })
      .execute();
  });
}
