import { sql } from 'kysely';
import { type CompanyState, companyState } from '../../../../domain/companies/company-state.ts';
import { type CompanyGuide, companyGuide } from '../../../../domain/companies/completeness.ts';
import { type NextStep, nextStep } from '../../../../domain/companies/next-step.ts';
import { type PlanLimits, planLimits } from '../../../../domain/companies/plans/plan.ts';
import type { AnswerRate } from '../../../../domain/jobs/answers/answer-rate.ts';
import { canManageCompany } from '../../../../domain/permissions/companies.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Membership } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { companyFacts } from '../../companies/company-facts.ts';
import { rateColumns, rateOf } from '../../jobs/answers/read-rate.ts';
import { shownStatus } from '../../jobs/is-open.ts';
import { companyLogo } from '../../profile/avatars/picture-address.ts';
import { pictureOf } from '../../profile/show-cards.ts';

export type RecruiterHome = {
  step: NextStep;
  company: {
    id: string;
    alias: string;
    name: string;
    logo: string | undefined;
    city: string | null;
    state: CompanyState;
    refusedReason: string | null;
    /** When its validation was last asked for. */
    askedAt: Date;
    guide: CompanyGuide;
  };
  /** Whether the viewer administers the company. */
  manages: boolean;
  plan: { name: string; limits: PlanLimits };
  team: {
    id: string;
    alias: string;
    name: string;
    jobTitle: string | null;
    picture: string | undefined;
    admin: boolean;
    intros: boolean;
  }[];
  /** Recruiters who ask to join; 0 for members who may not answer them. */
  joinRequests: number;
  jobs: { published: number; drafts: number; archived: number };
  answers: AnswerRate;
  /** Conversations with a message that the viewer has not read, the newest first; undefined without that right. */
  replies: { count: number; first: { developerId: string; name: string; picture: string | undefined }[] } | undefined;
};

const mostReplies = 3;

type ReplyRow = {
  developerId: string;
  name: string;
  avatar: Json | null;
  profilePicHandle: string | null;
  total: number;
};

type TeamRow = Omit<RecruiterHome['team'][number], 'picture'> & {
  avatar: Json | null;
  profilePicHandle: string | null;
};

/** The company, its plan, its team, its offers and what waits, in one query. */
export async function readRecruiterHome(context: Context, membership: Membership): Promise<RecruiterHome> {
  const { companyId } = membership;
  const manages = canManageCompany(context.viewer, companyId);
  const talks = canTalkForCompany(context.viewer);
  const row = await readRow(context, companyId);
  if (!row) throw new NotFound();
  const state = companyState(row);
  const guide = companyGuide(companyFacts(row));
  const jobsIn = (status: string) => row.jobs.find((job) => job.status === status)?.count ?? 0;
  return {
    step: nextStep({ company: { state, isNotCompleted: guide.isNotCompleted }, joinRequested: false }),
    company: {
      id: companyId,
      alias: row.seoAlias ?? companyId,
      name: row.name,
      logo: companyLogo({ id: companyId, logo: row.logo, logoHandle: row.logoHandle }),
      city: row.city,
      state,
      refusedReason: row.refusedReason,
      askedAt: row.askedAt,
      guide,
    },
    manages,
    plan: { name: row.planName, limits: planLimits({ ...row, id: row.planId }) },
    team: row.team.map(({ avatar, profilePicHandle, ...member }) => ({
      ...member,
      picture: pictureOf({ id: member.id, avatar, profilePicHandle }),
    })),
    joinRequests: manages ? row.joinRequests : 0,
    jobs: { published: jobsIn('JOB_PUBLISHED'), drafts: jobsIn('JOB_DRAFT'), archived: jobsIn('JOB_UNPUBLISHED') },
    answers: rateOf(row),
    replies: talks
      ? {
          count: row.replies[0]?.total ?? 0,
          first: row.replies.map(({ developerId, name, avatar, profilePicHandle }) => ({
            developerId,
            name,
            picture: pictureOf({ id: developerId, avatar, profilePicHandle }),
          })),
        }
      : undefined,
  };
}

function readRow({ db, locale, ports, viewer }: Context, companyId: string) {
  const readerId = canTalkForCompany(viewer) ? viewer.userId : null;
  const fr = locale === 'fr';
  return db
    .selectFrom('companies as c')
    .innerJoin('plans', 'plans.id', 'c.planId')
    .leftJoin('places', 'places.id', 'c.placeId')
    .leftJoin('answerRates as rates', 'rates.companyId', 'c.id')
    .select(rateColumns)
    .select([
      'c.name',
      'c.seoAlias',
      'c.logo',
      'c.logoHandle',
      'c.validatedAt',
      'c.refusedAt',
      'c.refusedReason',
      'c.askedAt',
    ])
    .select(['c.description', 'c.website', 'c.placeId', 'c.staffCount', 'c.superlikeRequirements', 'c.planId'])
    .select(['plans.type', 'plans.candidateLimitDay', 'plans.pipeCapacity', 'plans.featureBatch'])
    .select([
      fr ? 'plans.nameFr as planName' : 'plans.nameEn as planName',
      fr ? 'places.localityFr as city' : 'places.localityEn as city',
      sql<number>`(select count(*)::int from company_technologies where company_id = c.id)`.as('technologyCount'),
      sql<number>`(select count(*)::int from company_join_requests where company_id = c.id)`.as('joinRequests'),
      sql<ReplyRow[]>`(
        select coalesce(json_agg(unread), '[]') from (
          select i.developer_id as "developerId", d.display_name as name, d.avatar,
            d.profile_pic_handle as "profilePicHandle", (count(*) over ())::int as total
          from conversation_reads r join introductions i on i.id = r.introduction_id
          join developers d on d.id = i.developer_id
          where r.user_id = ${readerId}::uuid and i.company_id = c.id and i.message_count > r.read_position
            and exists (select from messages m where m.introduction_id = i.id and m.author_kind = 'developer'
              and m.position > r.read_position)
          order by i.last_message_at desc, i.id limit ${mostReplies}) unread)`.as('replies'),
      sql<TeamRow[]>`(
        select coalesce(json_agg(json_build_object('id', r.id, 'alias', coalesce(r.seo_alias, r.id::text),
          'name', r.display_name, 'jobTitle', r.job_title, 'avatar', r.avatar, 'profilePicHandle', r.profile_pic_handle,
          'admin', m.admin, 'intros', m.intros) order by m.admin desc, r.display_name), '[]')
        from company_members m join recruiters r on r.id = m.recruiter_id where m.company_id = c.id)`.as('team'),
      sql<{ status: string; count: number }[]>`(
        select coalesce(json_agg(counted), '[]')
        from (select ${shownStatus(ports.clock.now())} as status, count(*)::int from jobs j
          where j.company_id = c.id group by 1) counted)`.as('jobs'),
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirst();
}
