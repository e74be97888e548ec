import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Trx } from '../../../data/database.ts';
import type { Stored } from './apply-event.ts';
import { lockPair } from './lock-pair.ts';

const columns = [
  'id',
  'companyId',
  'developerId',
  'recruiterId',
  'status',
  'statusSince',
  'contactGiven',
  'remindedAt',
  'lastMessageAt',
  'messageCount',
] as const;

/**
 * Reads an introduction under the lock of its pair; undefined when it does not exist or belongs to another company or
 * developer.
 */
export async function lockIntroduction(
  trx: Trx,
  id: string,
  whose: { companyId?: string; developerId?: string },
): Promise<Stored | undefined> {
  const found = await trx
    .selectFrom('introductions')
    .select(['companyId', 'developerId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  if (whose.companyId && found.companyId !== whose.companyId) return undefined;
  if (whose.developerId && found.developerId !== whose.developerId) return undefined;
  await lockPair(trx, found);
  return readStored(trx, id);
}

/** The caller holds the lock of the pair. */
export async function readStored(trx: Trx, id: string): Promise<Stored | undefined> {
  const row = await trx.selectFrom('introductions').select(columns).where('id', '=', id).executeTakeFirst();
  return row && { ...row, status: row.status as IntroductionStatus };
}
