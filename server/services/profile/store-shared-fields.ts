import { type ShareableField, shareableFields } from '../../../domain/profile/wishes/shared-fields.ts';
import type { Edit } from './cards/editable-card.ts';

/** Stores what recruiters see of the fields of one card; the choices on other cards stay. The profile is locked. */
export async function storeSharedFields(
  { trx, developerId }: Pick<Edit<unknown>, 'trx' | 'developerId'>,
  chosen: Partial<Record<ShareableField, boolean>>,
): Promise<void> {
  const { sharedFields } = await trx
    .selectFrom('developers')
    .select('sharedFields')
    .where('id', '=', developerId)
    .executeTakeFirstOrThrow();
  const shared = shareableFields.filter((field) => chosen[field] ?? sharedFields.includes(field));
  await trx.updateTable('developers').set({ sharedFields: shared }).where('id', '=', developerId).execute();
}
