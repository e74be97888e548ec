import { type SqlBool, sql } from 'kysely';
import { type CandidateAnswer, statusName } from '../../../domain/ats/candidate.ts';
import { type IntroductionStatus, phaseOf } from '../../../domain/contact/introductions/status.ts';
import { isId } from '../../../domain/id.ts';
import { writePosition } from '../../../domain/moment-position.ts';
import { canReadCandidates } from '../../../domain/permissions/ats.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { exactly } from '../jobs/is-open.ts';
import { apiTerms } from './api-terms.ts';
import { profileLink } from './profile-link.ts';
import { type Asked, placeOf } from './read-jobs.ts';

type Filter = Asked & { status?: number | undefined; changedSince?: string | undefined };

/** The introductions of the company, newest first. */
export async function listCandidates(
  context: Context,
  { status, changedSince, after, limit }: Filter,
): Promise<{ items: CandidateAnswer[]; next: string | null }> {
  const { companyId } = permit(context, canReadCandidates).membership;
  const position = placeOf(after);
  const rows = await readRows(
    context,
    companyId,
    [
      ...(status === undefined ? [] : [sql<SqlBool>`i.status = ${status}`]),
      ...(changedSince === undefined ? [] : [sql<SqlBool>`i.status_since >= ${new Date(changedSince)}`]),
      ...(position ? [sql<SqlBool>`(i.created_at, i.id) < (${position.at}::timestamptz, ${position.id}::uuid)`] : []),
    ],
    limit + 1,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => answerOf(context, row)),
    next: last ? writePosition({ at: last.exactly, id: last.id }) : null,
  };
}

/** One introduction; that of another company is not found. */
export async function readCandidate(context: Context, introductionId: string): Promise<CandidateAnswer> {
  const { companyId } = permit(context, canReadCandidates).membership;
  if (!isId(introductionId)) throw new NotFound();
  const [row] = await readRows(context, companyId, [sql<SqlBool>`i.id = ${introductionId}`], 1);
  if (!row) throw new NotFound();
  return answerOf(context, row);
}

type Row = {
  id: string;
  exactly: string;
  developerId: string;
  alias: string;
  name: string;
  status: IntroductionStatus;
  statusSince: Date;
  createdAt: Date;
  messageCount: number;
  lastMessageAt: Date | null;
  declineCode: NonNullable<CandidateAnswer['decline']>['code'] | null;
  declineMessage: string | null;
  job: CandidateAnswer['assignedJob'];
  contact: CandidateAnswer['contact'];
  timeline: CandidateAnswer['timeline'];
  terms: CandidateAnswer['terms'];
};

/** Reads contact details only when the developer has given them. */
async function readRows(
  { db }: Context,
  companyId: string,
  conditions: ReturnType<typeof sql<SqlBool>>[],
  limit: number,
) {
  const all = [sql<SqlBool>`i.company_id = ${companyId}`, ...conditions];
  const { rows } = await sql<Row>`
    select i.id, ${exactly('i.created_at')} as exactly, i.developer_id, i.status, i.status_since, i.created_at,
      i.message_count, i.last_message_at, i.decline_code, i.decline_message,
      coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name,
      (select json_build_object('id', j.id, 'externalId', j.external_id, 'title', j.title)
        from candidates ca join jobs j on j.id = ca.assigned_job_id
        where ca.company_id = i.company_id and ca.developer_id = i.developer_id) as job,
      case when i.contact_given then (
        select json_build_object('firstName', cf.first_name, 'lastName', cf.last_name, 'email', u.email,
          'phone', cf.phone_number)
        from users u left join developer_confidential cf on cf.developer_id = u.id where u.id = i.developer_id) end as contact,
      (select json_agg(json_build_object('at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'event', e.event, 'from', e.from_status, 'to', e.to_status, 'by', e.actor_kind) order by e.position)
        from introduction_events e where e.introduction_id = i.id) as timeline,
      ${apiTerms} as terms
    from introductions i join developers d on d.id = i.developer_id
    where ${sql.join(all, sql` and `)}
    order by i.created_at desc, i.id desc limit ${limit}`.execute(db);
  return rows;
}

function answerOf(context: Context, row: Row): CandidateAnswer {
  const { id, developerId, name, status, contact, messageCount, declineCode, declineMessage } = row;
  return {
    id,
    developerId,
    name,
    profile: profileLink(context, row),
    status,
    statusName: statusName(status),
    phase: phaseOf(status),
    statusSince: row.statusSince.toISOString(),
    createdAt: row.createdAt.toISOString(),
    assignedJob: row.job,
    contact,
    terms: row.terms,
    decline: declineCode && { code: declineCode, message: declineMessage },
    messageCount,
    lastMessageAt: row.lastMessageAt?.toISOString() ?? null,
    timeline: row.timeline ?? [],
  };
}
