import { isId } from '../../../../domain/id.ts';
import type { Context } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { recruiting } from './permit.ts';

/**
 * 'Closing it deletes the failed request (single and/or batch).' A single one that failed was never stored; what is
 * left is what a selection remembers of this developer.
 */
export async function clearFailed(context: Context, developerId: string): Promise<void> {
  const { userId } = recruiting(context);
  if (!isId(developerId)) throw new NotFound();
  await context.db
    .updateTable('selections')
    .set({ error: null })
    .where('recruiterId', '=', userId)
    .where('developerId', '=', developerId)
    .execute();
}
