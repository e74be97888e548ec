import { isId } from '../../../../domain/id.ts';
import { canAskForContact } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';

/**
 * docs/product/contact.md, Errors of a request: closing the error deletes it. A failed single request was never
 * stored, so only the error of a selection is cleared.
 */
export async function clearFailed(context: Context, developerId: string): Promise<void> {
  const { userId } = permit(context, canAskForContact);
  if (!isId(developerId)) throw new NotFound();
  await context.db
    .updateTable('selections')
    .set({ error: null })
    .where('recruiterId', '=', userId)
    .where('developerId', '=', developerId)
    .execute();
}
