import { createHash } from 'node:crypto';
import type { StatusPlace } from '../../../../domain/assessments/badges/credential.ts';
import { fullFrom, placeOf } from '../../../../domain/assessments/badges/status-list.ts';
import type { Trx } from '../../../data/database.ts';
import type { Random } from '../../../ports/random/port.ts';

/** What stays of a page after its badge is gone: enough to say that it existed, and nothing else. */
export function pageHash(handle: string): Buffer {
  return createHash('sha256').update(handle).digest();
}

/** A free place of the newest list, chosen by chance, so that its number says nothing about when and for whom. */
export async function takeStatusPlace(trx: Trx, random: Random, page: Buffer): Promise<StatusPlace> {
  const newest = await trx
    .selectFrom('badgeStatuses')
    .select(({ fn }) => ['list', fn.countAll<string>().as('taken')])
    .groupBy('list')
    .orderBy('list', 'desc')
    .limit(1)
    .executeTakeFirst();
  const list = newest && Number(newest.taken) >= fullFrom ? newest.list + 1 : (newest?.list ?? 1);
  for (;;) {
    const place = placeOf(random.bytes(4));
    const taken = await trx
      .insertInto('badgeStatuses')
      .values({ list, place, pageHash: page })
      .onConflict((conflict) => conflict.doNothing())
      .returning('place')
      .executeTakeFirst();
    if (taken) return { list, place };
  }
}
