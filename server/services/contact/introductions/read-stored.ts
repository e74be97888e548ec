import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Trx } from '../../../data/database.ts';
import type { Stored } from './apply-event.ts';
import { isReplaced } from './is-replaced.ts';
import { holdValidation, lockPair } from './lock-pair.ts';

const columns = [
  'i.id',
  'i.companyId',
  'i.developerId',
  'i.recruiterId',
  'i.status',
  'i.statusSince',
  'i.contactGiven',
  'i.remindedAt',
  'i.lastMessageAt',
  'i.messageCount',
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
  await holdValidation(trx, found.companyId);
  await lockPair(trx, found);
  return readStored(trx, id);
}

/** The caller holds the lock of the pair. */
export async function readStored(trx: Trx, id: string): Promise<Stored | undefined> {
  const row = await trx
    .selectFrom('introductions as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select([...columns, 'c.validatedAt', isReplaced.as('replaced')])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { validatedAt, status, ...stored } = row;
  return { ...stored, status: status as IntroductionStatus, frozen: validatedAt === null };
}
