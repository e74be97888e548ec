import { type SqlBool, sql } from 'kysely';
import type { ApplicationAnswer } from '../../../domain/ats/application.ts';
import { answerBefore } from '../../../domain/jobs/answers/deadline.ts';
import { apiStateOf, type Ending, isClosed } from '../../../domain/jobs/answers/ending.ts';
import { writePosition } from '../../../domain/moment-position.ts';
import { canReadCandidates } from '../../../domain/permissions/ats.ts';
import { type Context, permit } from '../../context.ts';
import { developerShownTo } from '../../search/library/conditions.ts';
import { companyInQuestion } from '../library/resolve-query.ts';
import { profileLink } from './profile-link.ts';
import { type Asked, placeOf } from './read-jobs.ts';

type Row = Omit<ApplicationAnswer, 'profile' | 'state' | 'answerBefore' | 'closedAt'> & {
  alias: string;
  ending: Ending | null;
  countedFrom: Date;
  endedAt: Date | null;
};

/** Applications to the company, made on the site or reported by its recruiting tool, newest first. */
export async function listApplications(
  context: Context,
  { after, limit }: Asked,
): Promise<{ items: ApplicationAnswer[]; next: string | null }> {
  const { companyId } = permit(context, canReadCandidates).membership;
  const { db } = context;
  const position = placeOf(after);
  const further = position
    ? sql<SqlBool>`and (applications.at, applications.developer_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
    : sql``;
  const seen = developerShownTo(await companyInQuestion(db, companyId), 'd.id');
  // Without disabled developers, and without those who hide from the company.
  const { rows } = await sql<Row>`
    with applications as (
      select a.developer_id, 'job' as kind, a.source, a.message, a.applied_at as at,
        a.ending, a.ended_at, coalesce(a.counted_from, a.applied_at) as counted_from,
        json_build_object('id', j.id, 'externalId', j.external_id, 'title', j.title) as job
      from job_applications a join jobs j on j.id = a.job_id where j.company_id = ${companyId}
      union all
      select developer_id, 'spontaneous', source, message, sent_at, ending, ended_at, coalesce(counted_from, sent_at), null from superlikes where company_id = ${companyId}
    )
    select applications.developer_id, applications.kind, applications.source, applications.message, applications.job,
      applications.ending, applications.ended_at, applications.counted_from,
      to_char(applications.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as applied_at,
      coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name
    from applications join developers d on d.id = applications.developer_id
    where d.disabled_at is null and ${seen} ${further}
    order by applications.at desc, applications.developer_id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ alias, ending, endedAt, countedFrom, ...row }) => ({
      ...row,
      state: apiStateOf(ending),
      answerBefore: ending === null ? answerBefore(countedFrom) : null,
      closedAt: isClosed(ending) ? (endedAt?.toISOString() ?? null) : null,
      profile: profileLink(context, { alias, developerId: row.developerId }),
    })),
    next: last ? writePosition({ at: last.appliedAt, id: last.developerId }) : null,
  };
}
