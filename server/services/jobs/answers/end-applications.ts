import { sql } from 'kysely';
import { archivedStatuses, introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Ending } from '../../../../domain/jobs/answers/ending.ts';
import type { Trx } from '../../../data/database.ts';

type Pair = { companyId: string; developerId: string };

/** Ends the applications of a developer to a company that wait for an answer. One that has ended stays as it is. */
export async function endApplications(
  trx: Trx,
  { companyId, developerId }: Pair,
  ending: Extract<Ending, 'answered' | 'conversation'>,
  at: Date,
): Promise<void> {
  await sql`
    with spontaneous as (update superlikes set ended_at = ${at}, ending = ${ending}
      where company_id = ${companyId} and developer_id = ${developerId} and ended_at is null)
    update job_applications a set ended_at = ${at}, ending = ${ending} from jobs j
    where j.id = a.job_id and j.company_id = ${companyId} and a.developer_id = ${developerId} and a.ended_at is null`.execute(
    trx,
  );
}

/** An application made while the developer has a request or a conversation under way needs no other answer. */
export async function endIfUnderWay(trx: Trx, pair: Pair, at: Date): Promise<void> {
  if (await isUnderWay(trx, pair)) await endApplications(trx, pair, 'conversation', at);
}

/** A request that the team reads does not count: the developer knows nothing of it. */
export async function isUnderWay(trx: Trx, { companyId, developerId }: Pair): Promise<boolean> {
  const found = await trx
    .selectFrom('introductions')
    .select('id')
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .where('status', 'not in', [...archivedStatuses, introductionStatus.STATUS_WAITING_FOR_ADMIN])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
