import { canChooseCompany } from '../../../../domain/permissions/companies.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';

export type Newcomer = {
  invitations: { id: string; company: string; expiresAt: string }[];
  request: { company: string; askedAt: string; message: string | null } | undefined;
};

/** The invitations and the open request of a recruiter without a company. */
export async function readNewcomer({ db, ports, viewer }: Context): Promise<Newcomer> {
  if (!viewer || !canChooseCompany(viewer)) throw new Forbidden();
  const row = await db
    .selectFrom('users as u')
    .leftJoin('companyJoinRequests as j', 'j.recruiterId', 'u.id')
    .leftJoin('companies as asked', 'asked.id', 'j.companyId')
    .leftJoin('companyInvitations as i', (join) =>
      join
        .onRef('i.email', '=', 'u.email')
        .on('i.acceptedAt', 'is', null)
        .on('i.expiresAt', '>', ports.clock.now())
        .on('u.emailVerified', '=', true),
    )
    .leftJoin('companies as inviting', 'inviting.id', 'i.companyId')
    .select(['j.createdAt', 'j.message', 'asked.name as asked', 'i.id', 'i.expiresAt', 'inviting.name as inviting'])
    .where('u.id', '=', viewer.userId)
    .orderBy('i.createdAt')
    .execute();
  const [first] = row;
  return {
    invitations: row.flatMap(({ id, inviting, expiresAt }) =>
      id && inviting && expiresAt ? [{ id, company: inviting, expiresAt: expiresAt.toISOString() }] : [],
    ),
    request:
      first?.asked && first.createdAt
        ? { company: first.asked, askedAt: first.createdAt.toISOString(), message: first.message }
        : undefined,
  };
}
