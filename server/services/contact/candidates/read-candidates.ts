import { sql } from 'kysely';
import type { CandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { type CandidateState, candidateStates } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { IntroductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { imageAddress } from '../../../../domain/image-address.ts';
import { answerBefore, isUrgent } from '../../../../domain/jobs/answers/deadline.ts';
import { readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { seesEmployers } from '../../../../domain/permissions/resume.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { permitCompany } from '../conversations/permit.ts';
import { snippetLength } from '../conversations/read-conversations.ts';
import { inState, turnOf } from './candidate-order.ts';
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
  /** Status of the current introduction; null for an application without an answer. */
  status: IntroductionStatus | null;
  declined: boolean;
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
  /** The values offered by the filters. */
  jobs: { id: string; title: string | null }[];
  recruiters: { id: string; name: string }[];
  /** Applications are answered here, not in the company's own recruiting tool. */
  answersHere: boolean;
  next: string | undefined;
};

type Row = Omit<Candidate, 'portrait' | 'last' | 'answerBefore' | 'urgent'> & {
  turn: string;
  answerFrom: Date | null;
  avatar: Json | null;
  profilePicHandle: string | null;
  lastBody: string | null;
  lastKind: string | null;
};

/** The candidates of a company: the first ones of each state for the board, or a page of the list. */
export async function readCandidates(context: Context, query: CandidateQuery, after?: string): Promise<Candidates> {
  const { companyId, userId, planId } = permitCompany(context);
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const { db, locale, ports } = context;
  const pool = candidatePool(await companyInQuestion(db, companyId));
  const chosen = chosenIn(query, { companyId, employers: seesEmployers({ viewerKind: 'recruiter', planId }) });
  const [rows, counts, jobs, recruiters, answersHere] = await Promise.all([
    readRows(),
    countStates(),
    readJobsOfCandidates(context, companyId),
    readTalkers(context, companyId),
    readAnswersHere(context, companyId),
  ]);
  const shown = query.view === 'list' ? rows.slice(0, candidatesPageSize) : rows;
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    candidates: shown.map((row) => candidateOf(row, ports.clock.now())),
    counts,
    jobs,
    recruiters,
    answersHere,
    next: last && writePosition({ at: last.turn, id: last.developerId }),
  };

  async function readRows(): Promise<Row[]> {
    const turn = turnOf(query);
    const further = position
      ? sql`and (${turn}, p.developer_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
      : sql``;
    const page =
      query.view === 'list'
        ? sql`select p.*, ${turn} as turn from pool p where ${chosen} and ${inState(query)} ${further}
            order by turn desc, p.developer_id desc limit ${candidatesPageSize + 1}`
        : sql`select * from (select p.*, ${turn} as turn,
              row_number() over (partition by p.state order by ${turn} desc, p.developer_id desc) as rank
            from pool p where ${chosen}) ranked where rank <= ${columnSize}`;
    const { rows: found } = await sql<Row>`
      with pool as (${pool}), page as (${page})
      select page.developer_id, page.state, page.applied_kind as applied_by, page.decline_code is not null as declined,
        case when page.comes_anew then null else page.status end as status, page.closed,
        case when page.state = 'applied' then page.answer_from end as answer_from,
        ${exactMoment('page.at')} as at, ${exactMoment('page.turn')} as turn,
        d.display_name as name, d.avatar, d.profile_pic_handle, ${sql.ref(`pr.display_name_${locale}`)} as profession,
        r.display_name as recruiter, j.title as job, last.body as last_body, last.author_kind as last_kind,
        (select count(*)::int from messages m where m.introduction_id = page.introduction_id and m.author_kind = 'developer'
          and m.position > coalesce(own.read_position, 0)) as unread
      from page join developers d on d.id = page.developer_id
      left join professions pr on pr.id = d.profession_id
      left join recruiters r on r.id = page.recruiter_id
      left join jobs j on j.id = case when page.comes_anew then coalesce(page.applied_job_id, page.assigned_job_id)
        else page.assigned_job_id end
      left join conversation_reads own on own.introduction_id = page.introduction_id and own.user_id = ${userId}
      left join lateral (select left(m.body, ${snippetLength}) as body, m.author_kind from messages m
        where m.introduction_id = page.introduction_id and m.position = page.message_count and not page.comes_anew) last on true
      order by page.turn desc, page.developer_id desc`.execute(db);
    return found;
  }

  async function countStates(): Promise<Candidates['counts']> {
    const { rows: found } = await sql<{ state: CandidateState; count: number }>`
      with pool as (${pool}) select p.state, count(*)::int from pool p where ${chosen} group by p.state`.execute(db);
    const count = (state: CandidateState) => found.find((row) => row.state === state)?.count ?? 0;
    return Object.fromEntries(candidateStates.map((state) => [state, count(state)])) as Candidates['counts'];
  }
}

/** In microseconds, as a position in the list needs it. */
const exactMoment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function candidateOf({ turn: _, ...found }: Row, now: Date): Candidate {
  const { avatar, profilePicHandle, lastBody, lastKind, answerFrom, ...row } = found;
  return {
    ...row,
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
    select r.id, r.display_name as name from recruiters r
    where r.id in (select m.recruiter_id from company_members m where m.company_id = ${companyId} and (m.admin or m.intros)
      union select i.recruiter_id from introductions i where i.company_id = ${companyId})
    order by lower(r.display_name), r.id`.execute(db);
  return rows;
}
