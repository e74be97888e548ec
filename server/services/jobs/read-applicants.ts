import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ConversationButton } from '../../../domain/contact/conversations/conversation-button.ts';
import type { StartRefusal } from '../../../domain/contact/start-refusal.ts';
import { isId } from '../../../domain/id.ts';
import { imageAddress } from '../../../domain/image-address.ts';
import { answerBefore } from '../../../domain/jobs/answers/deadline.ts';
import { type Ending, isClosed } from '../../../domain/jobs/answers/ending.ts';
import type { ApplicantOrder } from '../../../domain/jobs/applications/applicant-order.ts';
import { readPosition, writePosition } from '../../../domain/moment-position.ts';
import { canSeeApplicants } from '../../../domain/permissions/jobs.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import type { Json } from '../../data/schema.generated.ts';
import { developerShownTo } from '../../search/library/conditions.ts';
import type { OrderPart } from '../fit/name-plan.ts';
import { fitColumns, offerOf } from '../fit/offers/offer-row.ts';
import { openPosition, sealPosition } from '../library/cursor.ts';
import { avatarAddress } from '../profile/avatars/picture-address.ts';
import type { BegunIntroduction } from '../profile/profile-view.ts';
import { termColumns } from './job-summary.ts';
import {
  type ApplicantProfile,
  type Applied,
  dayOfList,
  type OfferNeed,
  rankApplicants,
  readApplicantProfiles,
  readOfferNeed,
} from './rank-applicants.ts';
import { readAnswers } from './read-answers.ts';

export const applicantsPageSize = 30;

export type Applicant = {
  developerId: string;
  alias: string;
  name: string;
  portrait: string | undefined;
  profession: string | null;
  city: string | null;
  kind: 'application' | 'click';
  at: string;
  message: string | null;
  /** Undefined for a short profile, of which the company sees no more. */
  profile: ApplicantProfile | undefined;
  answer: Answer;
  /** The company answers before this day; null when it need not, or answers elsewhere. */
  answerBefore: string | null;
  /** The application was closed without an answer; the company may still answer. */
  closed: boolean;
};

/** How the company can answer an applicant. */
export type Answer = {
  /** As on the profile, without selections, or the reason why there is no button; 'notVisible' for a short profile. */
  button: ConversationButton['case'] | StartRefusal | 'unavailable' | 'notVisible';
  introduction: BegunIntroduction | null;
};

export type Applicants = {
  job: { id: string; alias: string; title: string | null; status: string };
  applicants: Applicant[];
  next: string | undefined;
  /** `choice`: the offer asks for something, so that there is an order by fit too. */
  order: { by: ApplicantOrder; choice: boolean; parts: OrderPart[] };
  /** Applications are answered in the company's own recruiting tool. */
  answersElsewhere: boolean;
  /** Time of reading, in milliseconds. */
  now: number;
};

export type ApplicantsWanted = { after?: string | undefined; order?: ApplicantOrder };

/**
 * Developers who applied to an offer or followed its link, newest first or by fit to the offer; for recruiters of its
 * validated company.
 */
export async function readApplicants(
  context: Context,
  jobId: string,
  { after, order = 'date' }: ApplicantsWanted = {},
): Promise<Applicants> {
  const viewer = permit(context, canSeeApplicants);
  if (!isId(jobId)) throw new NotFound();
  const { companyId } = viewer.membership;
  const job = await context.db
    .selectFrom('jobs as j')
    .innerJoin('companies', 'companies.id', 'j.companyId')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'j.status', 'disableApplicationWorkflow'])
    .select(termColumns(context.locale))
    .select(fitColumns(context.locale))
    .where('j.id', '=', jobId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (!job) throw new NotFound();
  const need = await readOfferNeed(context, viewer, offerOf(job));
  const by = need.plan ? order : 'date';
  const page =
    by === 'fit' ? await readByFit(context, need, jobId, after) : await readByDate(context, need, jobId, after);
  const ids = [...new Set(page.rows.map(({ developerId }) => developerId))];
  const now = context.ports.clock.now();
  const [profiles, answers] = await Promise.all([
    readApplicantProfiles(context, viewer, need, ids, { order: by, day: page.day, before: page.before }),
    readAnswers(context, viewer, ids, now),
  ]);
  return {
    job: { id: job.id, alias: job.seoAlias ?? job.id, title: job.title, status: job.status },
    applicants: page.rows.map(({ avatar, profilePicHandle, ending, countedFrom, ...row }) => ({
      ...row,
      profile: profiles.get(row.developerId),
      answerBefore: countedFrom && answerBefore(countedFrom),
      closed: isClosed(ending),
      portrait: profilePicHandle ? imageAddress(profilePicHandle, 150) : avatarAddress(row.developerId, avatar),
      answer: answers(row.developerId),
    })),
    next: page.next,
    order: { by, choice: need.plan !== undefined, parts: by === 'fit' ? need.parts : [] },
    answersElsewhere: job.disableApplicationWorkflow,
    now: now.getTime(),
  };
}

/** The rows of a page; `before`: how many people the pages before have. */
type Page = { rows: Row[]; next: string | undefined; day: number; before: number };

async function readByDate(context: Context, need: OfferNeed, jobId: string, after: string | undefined): Promise<Page> {
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const further = position
    ? sql<SqlBool>`(applications.at, applications.developer_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
    : undefined;
  const rows = await readRows(context, need.company, jobId, further, applicantsPageSize + 1);
  const shown = rows.slice(0, applicantsPageSize);
  const last = rows.length > applicantsPageSize ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last && writePosition({ at: last.at, id: last.developerId }),
    day: dayOfList(undefined, context.ports.clock.now()),
    before: 0,
  };
}

async function readByFit(context: Context, need: OfferNeed, jobId: string, after: string | undefined): Promise<Page> {
  const { config, db, ports } = context;
  const position = after === undefined ? undefined : openPosition(config.SECRET, after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const day = dayOfList(position, ports.clock.now());
  const before = position?.place ?? 0;
  if (!need.plan) return { rows: [], next: undefined, day, before };
  const applied = await readApplied(db, need.company, jobId);
  const wanted = { after: position, size: applicantsPageSize, day };
  const { positions, more } = await rankApplicants(context, need.plan, applied, wanted);
  const ids = positions.map(({ id }) => id);
  const rows = await readRows(context, need.company, jobId, sql<SqlBool>`d.id = any(${ids}::uuid[])`, 2 * ids.length);
  const last = more ? positions.at(-1) : undefined;
  return {
    rows: rows.toSorted((a, b) => ids.indexOf(a.developerId) - ids.indexOf(b.developerId)),
    next: last && sealPosition(config.SECRET, { ...last, place: before + ids.length }),
    day,
    before,
  };
}

/** The people scored for one list; those who applied last, where an offer has more. */
const mostRanked = 3000;

async function readApplied(db: Context['db'], company: OfferNeed['company'], jobId: string): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    with applications as (
      select developer_id, applied_at as at from job_applications where job_id = ${jobId}
      union all select developer_id, clicked_at from job_link_clicks where job_id = ${jobId}
    )
    select d.id as developer_id, d.is_short,
      to_char(applications.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from applications join developers d on d.id = applications.developer_id
    where d.disabled_at is null and ${developerShownTo(company, 'd.id')}
    order by applications.at desc, d.id desc limit ${mostRanked}`.execute(db);
  return rows;
}

type Row = Omit<Applicant, 'portrait' | 'profile' | 'answer' | 'answerBefore' | 'closed'> & {
  avatar: Json | null;
  profilePicHandle: string | null;
  ending: Ending | null;
  /** Null when no answer is due here. */
  countedFrom: Date | null;
};

async function readRows(
  { db, locale }: Context,
  company: OfferNeed['company'],
  jobId: string,
  wanted: RawBuilder<SqlBool> | undefined,
  most: number,
): Promise<Row[]> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  // Without disabled developers, and without those who hide from the company.
  const { rows } = await sql<Row>`
    with applications as (
      select a.developer_id, 'application' as kind, a.applied_at as at, a.message, a.ending,
        case when a.ending is null and a.source = 'here' and not c.disable_application_workflow
          then coalesce(a.counted_from, a.applied_at) end as counted_from
      from job_applications a join companies c on c.id = ${company.id} where a.job_id = ${jobId}
      union all
      select developer_id, 'click', clicked_at, null, null, null from job_link_clicks where job_id = ${jobId}
    )
    select applications.developer_id, applications.kind, applications.message,
      applications.ending, applications.counted_from,
      to_char(applications.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name, d.avatar, d.profile_pic_handle,
      ${named('pr.display_name')} as profession,
      (select ${named('p.locality')} from developer_places dp join places p on p.id = dp.place_id
        where dp.developer_id = d.id and dp.kind = 'current' order by dp.position limit 1) as city
    from applications join developers d on d.id = applications.developer_id left join professions pr on pr.id = d.profession_id
    where d.disabled_at is null and ${developerShownTo(company, 'd.id')} and ${wanted ?? sql<SqlBool>`true`}
    order by applications.at desc, applications.developer_id desc limit ${most}`.execute(db);
  return rows;
}
