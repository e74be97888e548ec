import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Writer } from '../../../data/database.ts';

/** The number of requests that wait for the team. */
export async function countInReview(db: Writer): Promise<number> {
  const { count } = await db
    .selectFrom('introductions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', introductionStatus.STATUS_WAITING_FOR_ADMIN)
    .executeTakeFirstOrThrow();
  return Number(count);
}
