import { type CompanyState, canBeDropped, companyState } from '../../../../domain/companies/company-state.ts';
import { isExpired } from '../../../../domain/companies/invitation.ts';
import { lastAdmin } from '../../../../domain/companies/last-admin.ts';
import { isId } from '../../../../domain/id.ts';
import {
  canLeaveCompany,
  canManageCompany,
  canReviewCompanies,
  canSeeTeam,
} from '../../../../domain/permissions/companies.ts';
import { Forbidden, NotFound } from '../../../../domain/refusals.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { Database } from '../../../data/database.ts';
import { pictureOf } from '../../profile/show-cards.ts';

type Person = {
  recruiterId: string;
  alias: string;
  name: string;
  jobTitle: string | null;
  picture: string | undefined;
};

export type TeamView = {
  companyId: string;
  alias: string;
  name: string;
  state: CompanyState;
  can: { manage: boolean; leave: boolean; giveUp: boolean };
  members: (Person & {
    /** Only for administrators of the company. */
    email: string | undefined;
    admin: boolean;
    intros: boolean;
    joinedAt: string;
    self: boolean;
    /** The only administrator, who can neither leave nor lose the permission. */
    last: boolean;
  })[];
  /** For administrators of the company. */
  invitations: { id: string; email: string; admin: boolean; intros: boolean; expiresAt: string; expired: boolean }[];
  requests: (Person & { email: string; message: string | null; askedAt: string })[];
};

/** The members of a company, for its members and the team; its administrators also see invitations and requests. */
export async function readTeam(context: Context, aliasOrId: string): Promise<TeamView> {
  const viewer = signedIn(context);
  const company = await findCompany(context.db, aliasOrId);
  // The answer to other users does not reveal whether the company exists.
  if (!company) throw canReviewCompanies(viewer) ? new NotFound() : new Forbidden();
  const { id: companyId, name } = company;
  if (!canSeeTeam(viewer, companyId)) throw new Forbidden();
  const manage = canManageCompany(viewer, companyId);
  const rows = await readMembers(context.db, companyId);
  const last = lastAdmin(rows);
  const own = canLeaveCompany(viewer, companyId);
  const state = companyState(company);
  return {
    companyId,
    alias: company.seoAlias ?? companyId,
    name,
    state,
    can: {
      manage,
      leave: own && last !== viewer.userId,
      giveUp: own && rows.length === 1 && canBeDropped(company),
    },
    members: rows.map((row) => ({
      ...personOf(row),
      email: manage ? row.email : undefined,
      admin: row.admin,
      intros: row.intros,
      joinedAt: row.joinedAt.toISOString(),
      self: row.recruiterId === viewer.userId,
      last: row.recruiterId === last,
    })),
    invitations: manage ? await readInvitations(context, companyId) : [],
    requests: manage ? await readRequests(context.db, companyId) : [],
  };
}

function findCompany(db: Database, aliasOrId: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'seoAlias', 'validatedAt', 'refusedAt', 'validationWithdrawnAt'])
    .where(isId(aliasOrId) ? 'id' : 'seoAlias', '=', aliasOrId)
    .executeTakeFirst();
}

const personColumns = ['r.seoAlias', 'r.displayName', 'r.jobTitle', 'r.avatar', 'r.profilePicHandle'] as const;

function readMembers(db: Database, companyId: string) {
  return db
    .selectFrom('companyMembers as m')
    .innerJoin('recruiters as r', 'r.id', 'm.recruiterId')
    .innerJoin('users as u', 'u.id', 'm.recruiterId')
    .select(['m.recruiterId', 'm.admin', 'm.intros', 'm.joinedAt', 'u.email', ...personColumns])
    .where('m.companyId', '=', companyId)
    .orderBy('m.joinedAt')
    .orderBy('m.recruiterId')
    .execute();
}

async function readInvitations({ db, ports }: Context, companyId: string): Promise<TeamView['invitations']> {
  const rows = await db
    .selectFrom('companyInvitations')
    .select(['id', 'email', 'admin', 'intros', 'expiresAt'])
    .where('companyId', '=', companyId)
    .where('acceptedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  const now = ports.clock.now();
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString(), expired: isExpired(row, now) }));
}

async function readRequests(db: Database, companyId: string): Promise<TeamView['requests']> {
  const rows = await db
    .selectFrom('companyJoinRequests as j')
    .innerJoin('recruiters as r', 'r.id', 'j.recruiterId')
    .innerJoin('users as u', 'u.id', 'j.recruiterId')
    .select(['j.recruiterId', 'j.message', 'j.createdAt', 'u.email', ...personColumns])
    .where('j.companyId', '=', companyId)
    .orderBy('j.createdAt')
    .execute();
  return rows.map((row) => ({
    ...personOf(row),
    email: row.email,
    message: row.message,
    askedAt: row.createdAt.toISOString(),
  }));
}

type Row = Awaited<ReturnType<typeof readMembers>>[number];

function personOf(
  row: Pick<Row, 'recruiterId' | 'seoAlias' | 'displayName' | 'jobTitle' | 'avatar' | 'profilePicHandle'>,
) {
  const { recruiterId, avatar, profilePicHandle } = row;
  return {
    recruiterId,
    alias: row.seoAlias ?? recruiterId,
    name: row.displayName,
    jobTitle: row.jobTitle,
    picture: pictureOf({ id: recruiterId, avatar, profilePicHandle }),
  };
}
