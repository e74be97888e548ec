import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { queueJobChange } from '../../ats/queue-deliveries.ts';
import { lockTeam } from '../../companies/team/lock-team.ts';
import { endMembership } from '../../companies/team/membership.ts';
import { record } from '../../moderation/audit/record.ts';

/**
 * Removes a recruiter from their company. Being its last administrator does not stop an erasure: the colleague who
 * joined first becomes administrator. The offers of a company without members are unpublished, since no one can answer.
 */
export async function handOverTeam(trx: Trx, { ports }: Pick<Runtime, 'ports'>, recruiterId: string): Promise<void> {
  const member = await trx
    .selectFrom('companyMembers')
    .select('companyId')
    .where('recruiterId', '=', recruiterId)
    .executeTakeFirst();
  if (!member) return;
  const { companyId } = member;
  const { members } = await lockTeam(trx, companyId);
  const others = members.filter((one) => one.recruiterId !== recruiterId);
  await endMembership(trx, { recruiterId, companyId });
  if (others.length === 0) {
    const at = ports.clock.now();
    const archived = await trx
      .updateTable('jobs')
      .set({ status: 'JOB_UNPUBLISHED', archivedAt: at })
      .where('companyId', '=', companyId)
      .where('status', '=', 'JOB_PUBLISHED')
      .returning('id')
      .execute();
    for (const { id } of archived) await queueJobChange(trx, { companyId, jobId: id, at });
  } else if (!others.some(({ admin }) => admin)) {
    const heir = await trx
      .updateTable('companyMembers')
      .set({ admin: true, intros: true })
      .where('recruiterId', '=', (members) =>
        members
          .selectFrom('companyMembers')
          .select('recruiterId')
          .where('companyId', '=', companyId)
          .orderBy('joinedAt')
          .orderBy('recruiterId')
          .limit(1),
      )
      .returning('recruiterId')
      .executeTakeFirstOrThrow();
    const entry = { action: 'company.inherit', subjectKind: 'company', subjectId: companyId };
    await record(trx, { actorId: null, ...entry, data: { recruiterId: heir.recruiterId } });
  }
}
