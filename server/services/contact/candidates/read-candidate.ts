import { sql } from 'kysely';
import type { CandidateState } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Stage } from '../../../../domain/contact/pipeline/stage.ts';
import { isId } from '../../../../domain/id.ts';
import { imageAddress } from '../../../../domain/image-address.ts';
import { answerBefore, isUrgent } from '../../../../domain/jobs/answers/deadline.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { type LibraryEntry, readEntries } from '../../library/read-entries.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { permitCompany } from '../conversations/permit.ts';
import { type Conversation, readConversation } from '../conversations/read-conversation.ts';
import { readStages } from '../pipeline/read-stages.ts';
import { candidatePool, closedEndings } from './candidate-pool.ts';

/** `job` is null for a spontaneous application. */
type CandidateApplication = {
  job: { alias: string; title: string | null } | null;
  message: string | null;
  at: string;
  /** The day on which it was closed without an answer. */
  closedAt: string | null;
};

export type CandidateFile = {
  developer: {
    id: string;
    alias: string;
    name: string;
    portrait: string | undefined;
    profession: string | null;
    city: string | null;
  };
  /**
   * Applied and not answered yet; `elsewhere` when the company answers in its own recruiting tool, `closed` when the time
   * to answer is over.
   */
  applied:
    | {
        by: 'application' | 'superlike' | 'like';
        at: string;
        elsewhere: boolean;
        answerBefore: string | null;
        /** Few days are left for the answer. */
        urgent: boolean;
        closed: boolean;
      }
    | undefined;
  /** The stage, and the stages to which the company can move them; undefined in a state without stages. */
  stage: { id: string; stages: Stage[] } | undefined;
  /** What they applied to here, the newest first; nothing while they hide from the company. */
  applications: CandidateApplication[];
  /** What the CV library shows of them; undefined while they hide from the company, or are disabled. */
  profile: LibraryEntry | undefined;
  /** The requested conversation, by default the latest. */
  conversation: Conversation | undefined;
  introductions: { id: string; status: IntroductionStatus; declined: boolean; createdAt: string; since: string }[];
};

const mostApplications = 10;

type Row = {
  alias: string;
  name: string;
  avatar: Json | null;
  profilePicHandle: string | null;
  profession: string | null;
  city: string | null;
  comesAnew: boolean;
  closed: boolean;
  answerFrom: Date | null;
  appliedKind: 'application' | 'superlike' | 'like' | null;
  appliedAt: Date | null;
  elsewhere: boolean;
  applications: CandidateApplication[];
  state: CandidateState;
  stageId: string | null;
  jobId: string | null;
};

/** Everything that a company knows about one candidate; a developer without any relation to it is not found. */
export async function readCandidate(
  context: Context,
  developerId: string,
  introductionId?: string,
): Promise<CandidateFile> {
  const { companyId, userId } = permitCompany(context);
  if (!isId(developerId)) throw new NotFound();
  const company = await companyInQuestion(context.db, companyId);
  const row = await readRow(context, company, developerId);
  if (!row) throw new NotFound();
  const introductions = await readIntroductions(context, companyId, developerId);
  const shown = introductionId ?? introductions[0]?.id;
  if (introductionId && !introductions.some(({ id }) => id === introductionId)) throw new NotFound();
  const { alias, name, profession, city, appliedKind, appliedAt, elsewhere } = row;
  const { db, locale, ports } = context;
  const [[profile], { stages }] = await Promise.all([
    readEntries(db, [developerId], { locale, recruiterId: userId, company, unlisted: true }),
    readStages(db, companyId, row.jobId ?? undefined),
  ]);
  return {
    developer: {
      id: developerId,
      alias,
      name,
      profession,
      city,
      portrait: row.profilePicHandle ? imageAddress(row.profilePicHandle, 150) : avatarAddress(developerId, row.avatar),
    },
    applied:
      row.comesAnew && appliedKind && appliedAt
        ? {
            by: appliedKind,
            at: appliedAt.toISOString(),
            elsewhere,
            answerBefore: row.closed || !row.answerFrom ? null : answerBefore(row.answerFrom),
            urgent: row.answerFrom !== null && isUrgent(row.answerFrom, ports.clock.now()),
            closed: row.closed,
          }
        : undefined,
    stage: row.stageId ? { id: row.stageId, stages: stages.filter(({ phase }) => phase === row.state) } : undefined,
    applications: profile ? row.applications : [],
    profile,
    conversation: shown ? await readConversation(context, shown) : undefined,
    introductions,
  };
}

type Company = Awaited<ReturnType<typeof companyInQuestion>>;

async function readRow({ db, locale }: Context, company: Company, developerId: string): Promise<Row | undefined> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const pool = candidatePool(company, [developerId]);
  const { rows } = await sql<Row>`
    with pool as (${pool})
    select coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name, d.avatar, d.profile_pic_handle,
      ${named('pr.display_name')} as profession, p.comes_anew, p.closed,
      p.answer_from, p.applied_kind, p.applied_at, p.state, p.stage_id, p.job_id,
      (select disable_application_workflow from companies where id = ${company.id}) as elsewhere,
      coalesce((select json_agg(json_build_object('job', a.job, 'message', a.message, 'at', a.at, 'closedAt',
          case when a.ending = any(${closedEndings}) then a.ended_at end) order by a.at desc)
        from (select json_build_object('alias', coalesce(j.seo_alias, j.id::text), 'title', j.title) as job, ja.message,
            ja.applied_at as at, ja.ending, ja.ended_at
          from job_applications ja join jobs j on j.id = ja.job_id
          where j.company_id = ${company.id} and ja.developer_id = d.id
          union all select null, s.message, s.sent_at, s.ending, s.ended_at from superlikes s
          where s.company_id = ${company.id} and s.developer_id = d.id
          order by at desc limit ${mostApplications}) a), '[]') as applications,
      (select ${named('pl.locality')} from developer_places dp join places pl on pl.id = dp.place_id
        where dp.developer_id = d.id and dp.kind = 'current' order by dp.position limit 1) as city
    from pool p join developers d on d.id = p.developer_id
    left join professions pr on pr.id = d.profession_id
    where p.developer_id = ${developerId}`.execute(db);
  return rows[0];
}

/** Latest first. */
async function readIntroductions(
  { db }: Context,
  companyId: string,
  developerId: string,
): Promise<CandidateFile['introductions']> {
  const rows = await db
    .selectFrom('introductions')
    .select(['id', 'status', 'statusSince', 'declineCode', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('developerId', '=', developerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id, status, statusSince, declineCode, createdAt }) => ({
    id,
    status: status as IntroductionStatus,
    declined: declineCode !== null,
    createdAt: createdAt.toISOString(),
    since: statusSince.toISOString(),
  }));
}
