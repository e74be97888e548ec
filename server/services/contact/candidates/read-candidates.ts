import { sql } from 'kysely';
import type { CandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { type CandidateState, candidateStates } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import type { Stage, StageName, StagePreset } from '../../../../domain/contact/pipeline/stage.ts';
import { imageAddress } from '../../../../domain/image-address.ts';
import { answerBefore, isUrgent } from '../../../../domain/jobs/answers/deadline.ts';
import { type MomentPosition, readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { seesEmployers } from '../../../../domain/permissions/resume.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { permitCompany } from '../conversations/permit.ts';
import { snippetLength } from '../conversations/read-conversations.ts';
import { snippetOf } from '../files/files-of.ts';
import { type Owner, type OwnerRow, ownerOf, ownerRow, readCompanyTags, tagsOf } from '../follow-up/read-follow-up.ts';
import { canBeInCharge } from '../follow-up/team.ts';
import { pipelineOf, readStages } from '../pipeline/read-stages.ts';
import { inColumn, turnOf } from './candidate-order.ts';
import { candidatePool, chosenIn } from './candidate-pool.ts';

const candidatesPageSize = 30;
/** Size of a column of the board; the list of its state has all candidates. */
export const columnSize = 12;

export type Candidate = {
  developerId: string;
  name: string;
  portrait: string | undefined;
  profession: string | null;
  state: CandidateState;
  /** In the states that have stages. */
  stageId: string | null;
  /** The name of that stage when it is not one of `Candidates.stages`: their offer has stages of its own. */
  otherStage: StageName | null;
  /** Status of the current introduction; null for an application without an answer. */
  status: IntroductionStatus | null;
  declined: boolean;
  /** Who of the team is in charge. */
  owner: Owner | null;
  tags: string[];
  /** The current introduction; null with `status`. */
  introductionId: string | null;
  appliedBy: 'application' | 'superlike' | 'like' | null;
  /** The company answers before this day; null when it need not, or answers elsewhere. */
  answerBefore: string | null;
  /** Few days are left for that answer. */
  urgent: boolean;
  /** The application was closed without an answer; the company may still answer. */
  closed: boolean;
  recruiter: string | null;
  /** The offer that they applied to, while that waits; otherwise the assigned one. */
  job: string | null;
  last: { body: string; mine: boolean } | undefined;
  at: string;
  unread: number;
};

export type Candidates = {
  candidates: Candidate[];
  counts: Record<CandidateState, number>;
  /** The stages of the chosen offer if it has its own, otherwise those of the company; with the number of candidates. */
  stages: (Stage & { count: number })[];
  /** They belong to the chosen offer. */
  ownStages: boolean;
  /** The values offered by the filters. */
  jobs: { id: string; title: string | null }[];
  recruiters: { id: string; name: string; canBeInCharge: boolean }[];
  tags: string[];
  /** Applications are answered here, not in the company's own recruiting tool. */
  answersHere: boolean;
  next: string | undefined;
};

type Row = Omit<Candidate, 'portrait' | 'last' | 'answerBefore' | 'urgent' | 'otherStage' | 'owner'> & {
  owner: OwnerRow | null;
  turn: string;
  answerFrom: Date | null;
  avatar: Json | null;
  profilePicHandle: string | null;
  lastBody: string | null;
  lastKind: string | null;
  /** Of another offer's stage. */
  otherPreset: StagePreset | null;
  otherName: string | null;
};
type Count = { state: CandidateState; columnId: string | null; count: number };

/** The candidates of a company: the first ones of each column for the board, or a page of the list. */
export async function readCandidates(context: Context, query: CandidateQuery, after?: string): Promise<Candidates> {
  const { companyId } = permitCompany(context);
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const [{ rows, counts }, { stages, own }, jobs, recruiters, tags, answersHere] = await Promise.all([
    findCandidates(context, query, position),
    readStages(context.db, companyId, query.jobId),
    readJobsOfCandidates(context, companyId),
    readTalkers(context, companyId),
    readCompanyTags(context.db, companyId),
    readAnswersHere(context, companyId),
  ]);
  const shown = query.view === 'list' ? rows.slice(0, candidatesPageSize) : rows;
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const inState = (state: CandidateState) =>
    counts.reduce((sum, row) => sum + (row.state === state ? row.count : 0), 0);
  return {
    candidates: shown.map((row) => candidateOf(row, context.ports.clock.now())),
    counts: Object.fromEntries(candidateStates.map((state) => [state, inState(state)])) as Candidates['counts'],
    stages: stages.map((stage) => ({
      ...stage,
      count: counts.find(({ columnId }) => columnId === stage.id)?.count ?? 0,
    })),
    ownStages: own,
    jobs,
    recruiters,
    tags,
    answersHere,
    next: last && writePosition({ at: last.turn, id: last.developerId }),
  };
}

/**
 * In one statement, because finding the candidates of a company takes longer than everything that is read about them.
 * `limit 1` in a lateral query makes the database look up each row of the page, instead of reading the whole table.
 */
async function findCandidates(
  context: Context,
  query: CandidateQuery,
  position: MomentPosition | undefined,
): Promise<{ rows: Row[]; counts: Count[] }> {
  const { companyId, userId, planId } = permitCompany(context);
  const { db, locale } = context;
  const pool = candidatePool(await companyInQuestion(db, companyId));
  const chosen = chosenIn(query, { companyId, employers: seesEmployers({ viewerKind: 'recruiter', planId }) });
  const further = position
    ? sql`and (p.turn, p.developer_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
    : sql``;
  const page =
    query.view === 'list'
      ? sql`select p.* from chosen p where ${inColumn(query)} ${further}
          order by turn desc, developer_id desc limit ${candidatesPageSize + 1}`
      : sql`select * from (select chosen.*, row_number() over (partition by column_no order by turn desc, developer_id desc) as rank
          from chosen) ranked where rank <= ${columnSize}`;
  const { rows: found } = await sql<FoundRow>`
    with pool as (${pool}), chosen as materialized (
      select p.*, ${turnOf(query)} as turn, case when own then stage_id end as column_id, ${columnNo} as column_no
      from (select pool.*, pipeline_id = ${pipelineOf(companyId, query.jobId)} as own from pool) p where ${chosen}
    ), page as (${page}), counts as (
      select json_agg(json_build_object('state', state, 'columnId', column_id, 'count', count)) as all
      from (select state, column_id, count(*) from chosen group by state, column_id) counted
    )
    select page.developer_id, page.state, page.stage_id, page.applied_kind as applied_by, page.decline_code is not null as declined,
      case when page.comes_anew then null else page.status end as status,
      case when page.comes_anew then null else page.introduction_id end as introduction_id, page.closed,
      case when page.state = 'applied' then page.answer_from end as answer_from,
      ${exactMoment('page.at')} as at, ${exactMoment('page.turn')} as turn,
      d.display_name as name, d.avatar, d.profile_pic_handle, ${sql.ref(`pr.display_name_${locale}`)} as profession,
      r.display_name as recruiter, j.title as job, last.body as last_body, last.author_kind as last_kind,
      other.preset as other_preset, other.name as other_name,
      ${ownerRow(companyId, sql`page.developer_id`)} as owner, ${tagsOf(companyId, sql`page.developer_id`)} as tags,
      (select count(*)::int from messages m where m.introduction_id = page.introduction_id and m.author_kind = 'developer'
        and m.position > coalesce(own.read_position, 0)) as unread,
      case when row_number() over (order by page.turn desc, page.developer_id desc) = 1 then counts.all end as counts
    from counts left join page on true left join lateral (select * from developers where id = page.developer_id limit 1) d on true
    left join professions pr on pr.id = d.profession_id
    left join recruiters r on r.id = page.recruiter_id
    left join jobs j on j.id = page.job_id
    left join pipeline_stages other on other.id = page.stage_id and page.column_id is null
    left join conversation_reads own on own.introduction_id = page.introduction_id and own.user_id = ${userId}
    left join lateral (select ${snippetOf(snippetLength)} as body, m.author_kind from messages m
      where m.introduction_id = page.introduction_id and m.position = page.message_count and not page.comes_anew limit 1) last on true
    order by page.turn desc, page.developer_id desc`.execute(db);
  const counts = found[0]?.counts ?? [];
  return { counts, rows: found.flatMap(({ counts: _, ...row }) => (isRow(row) ? [row] : [])) };
}

/** A number for each column of the board: sorting by it is several times faster than by a state and a stage. */
const columnNo = sql`array_position(${[...candidateStates]}::text[], p.state) * 1000 + case when own then coalesce(stage_position, 0) else 0 end`;

/** Without anyone on the page there is one row, of the counts. */
type MaybeRow = { [Column in keyof Row]: Row[Column] | null };
type FoundRow = MaybeRow & { counts: Count[] | null };
const isRow = (row: MaybeRow): row is Row => row.developerId !== null;

/** In microseconds, as a position in the list needs it. */
const exactMoment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function candidateOf({ turn: _, ...found }: Row, now: Date): Candidate {
  const { avatar, profilePicHandle, owner, lastBody, lastKind, answerFrom, otherPreset, otherName, ...row } = found;
  return {
    ...row,
    owner: ownerOf(owner),
    otherStage: otherPreset || otherName ? { preset: otherPreset, name: otherName } : null,
    answerBefore: answerFrom && answerBefore(answerFrom),
    urgent: answerFrom !== null && isUrgent(answerFrom, now),
    portrait: profilePicHandle ? imageAddress(profilePicHandle, 150) : avatarAddress(row.developerId, avatar),
    last: lastBody === null ? undefined : { body: lastBody, mine: lastKind === 'recruiter' },
  };
}

/** The offers that candidates are assigned to, or applied to. */
async function readJobsOfCandidates({ db }: Context, companyId: string): Promise<Candidates['jobs']> {
  const { rows } = await sql<Candidates['jobs'][number]>`
    select j.id, j.title from jobs j where j.company_id = ${companyId}
      and (exists (select from candidates k where k.assigned_job_id = j.id)
        or exists (select from job_applications a where a.job_id = j.id)) order by lower(j.title), j.id`.execute(db);
  return rows;
}

async function readAnswersHere({ db }: Context, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('disableApplicationWorkflow')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.disableApplicationWorkflow === false;
}

/** Recruiters who started a conversation or have the right to. */
async function readTalkers({ db }: Context, companyId: string): Promise<Candidates['recruiters']> {
  const { rows } = await sql<Candidates['recruiters'][number]>`
    select r.id, r.display_name as name, m.recruiter_id is not null as can_be_in_charge from recruiters r
    left join company_members m on m.recruiter_id = r.id and ${canBeInCharge(companyId)}
    where m.recruiter_id is not null or r.id in (select i.recruiter_id from introductions i where i.company_id = ${companyId})
    order by lower(r.display_name), r.id`.execute(db);
  return rows;
}
