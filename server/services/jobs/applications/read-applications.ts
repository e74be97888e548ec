import { sql } from 'kysely';
import {
  archivedStatuses,
  type IntroductionStatus,
  openStatuses,
} from '../../../../domain/contact/introductions/status.ts';
import { answerBefore } from '../../../../domain/jobs/answers/deadline.ts';
import type { Ending } from '../../../../domain/jobs/answers/ending.ts';
import {
  type ApplicationKind,
  applicationKinds,
  isAnswered,
} from '../../../../domain/jobs/applications/application.ts';
import { type ApplicationState, applicationState } from '../../../../domain/jobs/applications/application-refusal.ts';
import type { ApplicationGroup } from '../../../../domain/jobs/applications/funnel.ts';
import { type Outcome, outcomeOf } from '../../../../domain/jobs/applications/outcome.ts';
import { readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { canApply } from '../../../../domain/permissions/jobs.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { reachedDeveloper } from '../../contact/conversations/reached.ts';
import { type CompanyMark, companyMark } from '../company-mark.ts';
import { isOpen } from '../is-open.ts';

export const applicationsPageSize = 30;

export type OwnApplication = {
  kind: ApplicationKind;
  /** The offer, or the company when there is none: the target of a withdrawal. */
  targetId: string;
  at: string;
  state: ApplicationState;
  /** The offer can be read. */
  open: boolean;
  /** The company answers before this day; null when it has, or while it is not validated. */
  answerBefore: string | null;
  /** The company answers in its own recruiting tool. */
  elsewhere: boolean;
  /** The conversation that has answered the application. */
  introductionId: string | null;
  /** What became of it there. */
  outcome: Outcome | undefined;
  message: string | null;
  company: CompanyMark;
  job: { alias: string; title: string | null } | undefined;
};

export type OwnApplications = {
  applications: OwnApplication[];
  counts: Record<ApplicationKind, number>;
  next: string | undefined;
};

type Row = Omit<OwnApplication, 'company' | 'job' | 'state' | 'answerBefore' | 'outcome'> &
  Parameters<typeof companyMark>[0] & {
    /** Of the conversation; null without one. */
    talkStatus: IntroductionStatus | null;
    talkDeclined: boolean | null;
    ending: Ending | null;
    countedFrom: Date | null;
    jobAlias: string | null;
    title: string | null;
  };

/** All applications of a developer to companies and offers, newest first; of one kind or all. */
export async function readApplications(
  context: Context,
  { kind, after }: { kind?: ApplicationKind | undefined; after?: string | undefined } = {},
): Promise<OwnApplications> {
  const viewer = permit(context, canApply);
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const further = position
    ? sql`and (applications.at, applications.target_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
    : sql``;
  const { rows } = await sql<Row>`
    with applications as (${ownApplications(viewer.userId, context.ports.clock.now())})
    select applications.kind, applications.target_id, applications.message, applications.open, applications.ending,
      case when applications.ending is null and c.validated_at is not null then applications.counted_from end as counted_from,
      (applications.source = 'ats' or c.disable_application_workflow) as elsewhere,
      talk.id as introduction_id, talk.status as talk_status, talk.declined as talk_declined,
      to_char(applications.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, applications.title,
      coalesce(applications.job_alias, applications.job_id::text) as job_alias,
      c.id as company_id, c.seo_alias as company_alias, c.name as company_name, c.logo, c.logo_handle
    from applications join companies c on c.id = applications.company_id
    left join lateral (${answeringConversation(viewer.userId)}) talk on applications.ending is not null
    where ${kind ? sql`applications.kind = ${kind}` : sql`true`} ${further}
    order by applications.at desc, applications.target_id desc limit ${applicationsPageSize + 1}`.execute(context.db);
  const shown = rows.slice(0, applicationsPageSize);
  const last = rows.length > applicationsPageSize ? shown.at(-1) : undefined;
  return {
    applications: shown.map(ownApplication),
    counts: await countApplications(context, viewer.userId),
    next: last && writePosition({ at: last.at, id: last.targetId }),
  };
}

function ownApplication({
  jobAlias,
  title,
  ending,
  countedFrom,
  talkStatus,
  talkDeclined,
  ...row
}: Row): OwnApplication {
  const { kind, targetId, at, message, open, elsewhere, introductionId } = row;
  return {
    kind,
    targetId,
    at,
    message,
    open,
    elsewhere,
    introductionId,
    outcome: talkStatus === null ? undefined : outcomeOf({ status: talkStatus, declined: talkDeclined === true }),
    state: applicationState({ open, ending, talked: introductionId !== null }),
    answerBefore: countedFrom && answerBefore(countedFrom),
    company: companyMark(row),
    job: jobAlias ? { alias: jobAlias, title } : undefined,
  };
}

async function countApplications({ db, ports }: Context, developerId: string): Promise<OwnApplications['counts']> {
  const { rows } = await sql<{ kind: ApplicationKind; count: number }>`
    select kind, count(*)::int from (${ownApplications(developerId, ports.clock.now())}) applications group by kind`.execute(
    db,
  );
  const count = (kind: ApplicationKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return Object.fromEntries(applicationKinds.map((kind) => [kind, count(kind)])) as OwnApplications['counts'];
}

/** The conversation that belongs to a row of `applications`. */
const answeringConversation = (me: string) => sql`
  select i.id, i.status, i.decline_code is not null as declined from introductions i
  where i.company_id = applications.company_id and i.developer_id = ${me} and ${reachedDeveloper}
    and (i.status_since >= applications.at or i.status <> all(${archivedStatuses}))
  order by i.created_at desc, i.id desc limit 1`;

/** What becomes of the applications that a company answers, for `applicationFunnel`. */
export const applicationGroups = (me: string, now: Date) => sql<ApplicationGroup>`
  select applications.ending, talk.id is not null as talked, talk.id is not null and exists (
      select from introduction_events e where e.introduction_id = talk.id and e.to_status = any(${openStatuses})) as agreed,
    count(*)::int as count
  from (${ownApplications(me, now)}) applications
  left join lateral (${answeringConversation(me)}) talk on true
  where applications.kind = any(${applicationKinds.filter(isAnswered)})
  group by 1, 2, 3`;

const ownApplications = (me: string, now: Date) => sql`
  select 'application' as kind, j.id as target_id, a.applied_at as at, a.message, j.company_id, j.id as job_id,
    j.seo_alias as job_alias, j.title, ${isOpen(now)} as open, a.ending, a.source,
    coalesce(a.counted_from, a.applied_at) as counted_from
  from job_applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
  where a.developer_id = ${me}
  union all
  select 'click', j.id, k.clicked_at, null, j.company_id, j.id, j.seo_alias, j.title, ${isOpen(now)}, null, 'here', null
  from job_link_clicks k join jobs j on j.id = k.job_id join companies c on c.id = j.company_id
  where k.developer_id = ${me}
  union all
  select 'superlike', s.company_id, s.sent_at, s.message, s.company_id, null, null, null, true, s.ending, s.source,
    coalesce(s.counted_from, s.sent_at)
  from superlikes s where s.developer_id = ${me}
  union all
  select 'like', l.company_id, l.liked_at, null, l.company_id, null, null, null, true, null, 'here', null
  from company_likes l where l.developer_id = ${me}`;
