import type { Trx } from '../../../data/database.ts';
import { imageType } from './image-files.ts';

/**
 * Whether one of these people sent this image. To be asked in the transaction that begins to refer to it: until that
 * ends, the sweep leaves the image alone.
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
