import { canSwitchSearch } from '../../../domain/permissions/shell.ts';
import { choosableStates, type JobSearchState, withState } from '../../../domain/profile/cards/job-search.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { readCard, saveCard } from './edit-card.ts';

/**
 * docs/product/shell.md, The search state on the home page: saves the job-search card with another state, as its dialog
 * would. The present state again changes nothing.
 */
export async function switchSearchState(context: Context, state: JobSearchState): Promise<void> {
  const { userId } = permit(context, canSwitchSearch);
  const row = await context.db
    .selectFrom('developers')
    .select('jobSearchState')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const present = row.jobSearchState as JobSearchState;
  if (state === present) return;
  if (!choosableStates(present).includes(state)) throw new Invalid({ state: 'unknown' });
  const { version, value } = await readCard(context, userId, 'jobSearch');
  await saveCard(context, userId, 'jobSearch', { mode: 'edit', version, value: withState(value, state) });
}
