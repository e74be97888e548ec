import { isId } from '../../../domain/id.ts';
import { canKeepLists } from '../../../domain/permissions/library.ts';
import { canOpenProfile } from '../../../domain/permissions/profile.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { readProfileFacts } from '../profile/read-profile-facts.ts';

/** Adds a developer to the viewer's favourites, or removes them. Idempotent. */
export async function changeFavourite(context: Context, developerId: string, favourite: boolean): Promise<void> {
  const viewer = permit(context, canKeepLists);
  if (!isId(developerId)) throw new NotFound();
  const { db, ports } = context;
  if (!favourite) {
    await db
      .deleteFrom('favourites')
      .where('recruiterId', '=', viewer.userId)
      .where('developerId', '=', developerId)
      .execute();
    return;
  }
  const { companyId } = viewer.membership;
  if (!canOpenProfile(viewer, await readProfileFacts(db, viewer, developerId))) throw new NotFound();
  const createdAt = ports.clock.now();
  const kept = await db
    .insertInto('favourites')
    .columns(['recruiterId', 'developerId', 'companyId', 'createdAt'])
    .expression((from) =>
      from
        .selectFrom('developers')
        .select(({ val }) => [
          val(viewer.userId).as('recruiterId'),
          'id',
          val(companyId).as('companyId'),
          val(createdAt).as('createdAt'),
        ])
        .where('id', '=', developerId)
        .where('disabledAt', 'is', null)
        .where('isShort', '=', false),
    )
    .onConflict((conflict) => conflict.columns(['recruiterId', 'developerId']).doUpdateSet({ companyId }))
    .returning('developerId')
    .executeTakeFirst();
  if (!kept) throw new NotFound();
}
