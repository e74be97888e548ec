import { sql } from 'kysely';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { canSeeAdminHome } from '../../../../domain/permissions/shell.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { isOnline } from '../../jobs/is-open.ts';
import { waitsForReview } from '../../moderation/waiting-list.ts';
import { companyLogo } from '../../profile/avatars/picture-address.ts';
import { pictureOf } from '../../profile/show-cards.ts';

/** One of the oldest entries of a queue, with its picture or its logo. */
type Waiting = { alias: string; name: string; since: string; picture: string | undefined };

export type AdminHome = {
  developers: number;
  profilesWaiting: number;
  /** The profiles that have waited longest. */
  firstProfiles: Waiting[];
  /** Reviewed profiles that wait for the next batch. */
  inBatch: number;
  companies: number;
  companiesWaiting: number;
  /** The companies that have waited longest. */
  firstCompanies: Waiting[];
  planRequests: number;
  /** Introductions that the team reviews before they are sent. */
  introductionsInReview: number;
  /** Conversations that one of their sides has reported. */
  conversationReports: number;
  questionsWaiting: number;
  questionReports: number;
  publishedJobs: number;
  /** Offers that the team took down, and that their company asks about again. */
  offersToReview: number;
  /** Booked calls without an outcome, coming or past. */
  bookedCalls: number;
  /** People who wait for a human to look at a ranking. */
  rankingRequests: number;
  openSupport: number;
  openReports: number;
  failedEmails: number;
  failedJobs: number;
};

type Stored = Omit<AdminHome, 'firstProfiles' | 'firstCompanies'> & {
  firstProfiles: (Omit<Waiting, 'picture'> & Parameters<typeof pictureOf>[0])[];
  firstCompanies: (Omit<Waiting, 'picture'> & Parameters<typeof companyLogo>[0])[];
};

/** The counts of the product and of all queues, in one query. */
export async function readAdminHome(context: Context): Promise<AdminHome> {
  permit(context, canSeeAdminHome);
  const { rows } = await sql<{ home: Stored }>`
    select json_build_object(
      'developers', (select count(*)::int from developers),
      'profilesWaiting', (select count(*)::int from developers d where ${waitsForReview('d')}),
      'firstProfiles', (select coalesce(json_agg(json_build_object('id', id, 'alias', alias, 'name', name, 'since', created_at, 'avatar', avatar, 'profilePicHandle', profile_pic_handle) order by created_at), '[]')
        from (select id, coalesce(seo_alias, id::text) as alias, display_name as name, created_at, avatar, profile_pic_handle from developers d
          where ${waitsForReview('d')}
          order by created_at limit 5) waiting),
      'inBatch', (select count(*)::int from validation_batch_entries e join validation_batches b on b.id = e.batch_id
        where b.published_at is null),
      'companies', (select count(*)::int from companies where validated_at is not null),
      'companiesWaiting', (select count(*)::int from companies where validated_at is null and refused_at is null),
      'firstCompanies', (select coalesce(json_agg(json_build_object('id', id, 'alias', alias, 'name', name, 'since', asked_at, 'logo', logo, 'logoHandle', logo_handle) order by asked_at), '[]')
        from (select id, coalesce(seo_alias, id::text) as alias, name, asked_at, logo, logo_handle from companies
          where validated_at is null and refused_at is null order by asked_at limit 5) waiting),
      'planRequests', (select count(*)::int from plan_requests where status = 'open'),
      'introductionsInReview', (select count(*)::int from introductions where status = ${introductionStatus.STATUS_WAITING_FOR_ADMIN}),
      'conversationReports', (select count(*)::int from conversation_reports where handled_at is null),
      'questionsWaiting', (select count(*)::int from questions where status = 'WAITING_FOR_VALIDATION'),
      'questionReports', (select count(*)::int from question_reports where handled_at is null),
      'publishedJobs', (select count(*)::int from jobs j where ${isOnline(context.ports.clock.now())}),
      'offersToReview', (select count(*)::int from jobs where review_asked_at is not null),
      'bookedCalls', (select count(*)::int from calls where status = 'booked'),
      'rankingRequests', (select count(*)::int from ranking_requests where decided_at is null),
      'openSupport', (select count(*)::int from support_conversations where status = 'open' and kind <> 'report'),
      'openReports', (select count(*)::int from support_conversations where status = 'open' and kind = 'report'),
      'failedEmails', (select count(*)::int from emails where status = 'failed'),
      'failedJobs', (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts)
    ) as home`.execute(context.db);
  if (!rows[0]) throw new Forbidden();
  const { firstProfiles, firstCompanies, ...counts } = rows[0].home;
  return {
    ...counts,
    firstProfiles: firstProfiles.map(({ alias, name, since, ...own }) => ({
      alias,
      name,
      since,
      picture: pictureOf(own),
    })),
    firstCompanies: firstCompanies.map(({ alias, name, since, ...own }) => ({
      alias,
      name,
      since,
      picture: companyLogo(own),
    })),
  };
}
