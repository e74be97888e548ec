import { type SqlBool, sql } from 'kysely';
import type { ConversationButton } from '../../../domain/contact/conversations/conversation-button.ts';
import type { StartRefusal } from '../../../domain/contact/start-refusal.ts';
import { isId } from '../../../domain/id.ts';
import { imageAddress } from '../../../domain/image-address.ts';
import { answerBefore } from '../../../domain/jobs/answers/deadline.ts';
import { type Ending, isClosed } from '../../../domain/jobs/answers/ending.ts';
import { readPosition, writePosition } from '../../../domain/moment-position.ts';
import { canSeeApplicants } from '../../../domain/permissions/jobs.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import type { Json } from '../../data/schema.generated.ts';
import { developerShownTo } from '../../search/library/conditions.ts';
import { companyInQuestion } from '../library/resolve-query.ts';
import { avatarAddress } from '../profile/avatars/picture-address.ts';
import type { BegunIntroduction } from '../profile/profile-view.ts';
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
  /** Applications are answered in the company's own recruiting tool. */
  answersElsewhere: boolean;
  /** Time of reading, in milliseconds. */
  now: number;
};

/** Developers who applied to an offer or followed its link, newest first; for recruiters of its validated company. */
export async function readApplicants(context: Context, jobId: string, after?: string): Promise<Applicants> {
  const viewer = permit(context, canSeeApplicants);
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  if (!isId(jobId)) throw new NotFound();
  const { companyId } = viewer.membership;
  const job = await context.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.companyId')
    .select(['jobs.id', 'jobs.seoAlias', 'title', 'status', 'disableApplicationWorkflow'])
    .where('jobs.id', '=', jobId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (!job) throw new NotFound();
  const company = await companyInQuestion(context.db, companyId);
  const rows = await readRows(context, company, jobId, position);
  const shown = rows.slice(0, applicantsPageSize);
  const last = rows.length > applicantsPageSize ? shown.at(-1) : undefined;
  const now = context.ports.clock.now();
  const answers = await readAnswers(context, viewer, [...new Set(shown.map(({ developerId }) => developerId))], now);
  return {
    job: { id: job.id, alias: job.seoAlias ?? job.id, title: job.title, status: job.status },
    applicants: shown.map(({ avatar, profilePicHandle, ending, countedFrom, ...row }) => ({
      ...row,
      answerBefore: countedFrom && answerBefore(countedFrom),
      closed: isClosed(ending),
      portrait: profilePicHandle ? imageAddress(profilePicHandle, 150) : avatarAddress(row.developerId, avatar),
      answer: answers(row.developerId),
    })),
    next: last && writePosition({ at: last.at, id: last.developerId }),
    answersElsewhere: job.disableApplicationWorkflow,
    now: now.getTime(),
  };
}

type Row = Omit<Applicant, 'portrait' | 'answer' | 'answerBefore' | 'closed'> & {
  avatar: Json | null;
  profilePicHandle: string | null;
  ending: Ending | null;
  /** Null when no answer is due here. */
  countedFrom: Date | null;
};

async function readRows(
  { db, locale }: Context,
  company: Awaited<ReturnType<typeof companyInQuestion>>,
  jobId: string,
  position: ReturnType<typeof readPosition>,
): Promise<Row[]> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const further = position
    ? sql<SqlBool>`and (applications.at, applications.developer_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
    : sql``;
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
    where d.disabled_at is null and ${developerShownTo(company, 'd.id')} ${further}
    order by applications.at desc, applications.developer_id desc limit ${applicantsPageSize + 1}`.execute(db);
  return rows;
}
