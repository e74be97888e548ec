import { sql } from 'kysely';
import type { Membership } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../errors.ts';
import { avatarAddress, logoAddress } from '../avatars/picture-address.ts';

export type RecruiterHome = {
  company: { name: string; logo: string | undefined; validated: boolean; city: string | null };
  plan: { name: string; viewsPerDay: number | null; conversations: number | null; batch: boolean };
  team: {
    id: string;
    name: string;
    jobTitle: string | null;
    avatar: string | undefined;
    admin: boolean;
    intros: boolean;
  }[];
  jobs: { published: number; drafts: number; archived: number };
};

/** The company, its plan, its team and its offers, in one round trip. */
export async function readRecruiterHome({ db, locale }: Context, { companyId }: Membership): Promise<RecruiterHome> {
  const fr = locale === 'fr';
  const row = await db
    .selectFrom('companies')
    .innerJoin('plans', 'plans.id', 'companies.planId')
    .leftJoin('places', 'places.id', 'companies.placeId')
    .select([
      'companies.name',
      'companies.logo',
      'companies.validatedAt',
      'plans.candidateLimitDay as viewsPerDay',
      'plans.pipeCapacity as conversations',
      'plans.featureBatch as batch',
      fr ? 'plans.nameFr as planName' : 'plans.nameEn as planName',
      fr ? 'places.localityFr as city' : 'places.localityEn as city',
      sql<{ id: string; name: string; jobTitle: string | null; avatar: null; admin: boolean; intros: boolean }[]>`(
        select coalesce(json_agg(json_build_object('id', recruiter.id, 'name', recruiter.display_name, 'jobTitle', recruiter.job_title,
          'avatar', recruiter.avatar, 'admin', member.admin, 'intros', member.intros) order by member.admin desc, recruiter.display_name), '[]')
        from company_members member join recruiters recruiter on recruiter.id = member.recruiter_id
        where member.company_id = companies.id)`.as('team'),
      sql<{ status: string; count: number }[]>`(
        select coalesce(json_agg(counted), '[]') from (select status, count(*)::int from jobs where company_id = companies.id group by status) counted)`.as(
        'jobs',
      ),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const jobsIn = (status: string) => row.jobs.find((job) => job.status === status)?.count ?? 0;
  return {
    company: {
      name: row.name,
      logo: logoAddress(companyId, row.logo),
      validated: row.validatedAt !== null,
      city: row.city,
    },
    plan: { name: row.planName, viewsPerDay: row.viewsPerDay, conversations: row.conversations, batch: row.batch },
    team: row.team.map((member) => ({ ...member, avatar: avatarAddress(member.id, member.avatar) })),
    jobs: { published: jobsIn('JOB_PUBLISHED'), drafts: jobsIn('JOB_DRAFT'), archived: jobsIn('JOB_UNPUBLISHED') },
  };
}
