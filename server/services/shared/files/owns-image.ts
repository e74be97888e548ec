import type { Trx } from '../../../data/database.ts';
import { imageType } from './image-files.ts';

/**
 * Whether one of these users uploaded this image. Called in the transaction that stores the reference: the lock keeps
 * the sweep from deleting the image until it ends.
 */
export async function ownsImage(trx: Trx, handle: string, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return false;
  const row = await trx
    .selectFrom('files')
    .select('handle')
    .where('handle', '=', handle)
    .where('contentType', '=', imageType)
    .where('ownerId', 'in', userIds)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
