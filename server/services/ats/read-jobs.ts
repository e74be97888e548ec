import { type RawBuilder, sql } from 'kysely';
import { type ApiJobStatus, apiStatus, type JobAnswer, storedStatus } from '../../../domain/ats/job.ts';
import { readPosition, writePosition } from '../../../domain/moment-position.ts';
import { pathTo } from '../../../domain/paths.ts';
import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { Invalid, NotFound } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { applyUntil, exactly, lastDay, shownStatus } from '../jobs/is-open.ts';
import { detailsOf } from '../jobs/job-details.ts';
import { publicationDay } from '../jobs/schedule/plan-publication.ts';
import { findJobId } from './find-job.ts';

export type Asked = { after?: string | undefined; limit: number };

/** The offers of the company, newest first, written on the site or by the recruiting tool. */
export async function listJobs(
  context: Context,
  { status, after, limit }: Asked & { status?: ApiJobStatus | undefined },
): Promise<{ items: JobAnswer[]; next: string | null }> {
  const { membership } = permit(context, canManageOffers);
  const position = placeOf(after);
  const rows = await jobsOf(context, membership.companyId)
    .$if(status !== undefined, (query) =>
      query.where(shownStatus(context.ports.clock.now()), '=', storedStatus(status ?? 'draft')),
    )
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(j.created_at, j.id) < (${position?.at}::timestamptz, ${position?.id}::uuid)`),
    )
    .orderBy('j.createdAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => answerOf(context, row)),
    next: last ? writePosition({ at: last.exactly, id: last.id }) : null,
  };
}

export async function readJob(context: Context, reference: string): Promise<JobAnswer> {
  const { membership } = permit(context, canManageOffers);
  const jobId = await findJobId(context.db, membership.companyId, reference);
  const row = jobId && (await jobsOf(context, membership.companyId).where('j.id', '=', jobId).executeTakeFirst());
  if (!row) throw new NotFound();
  return answerOf(context, row);
}

/** Position where a page begins; an invalid one is refused. */
export function placeOf(after: string | undefined): ReturnType<typeof readPosition> {
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  return position;
}

function jobsOf({ db, ports }: Context, companyId: string) {
  return db
    .selectFrom('jobs as j')
    .selectAll('j')
    .select([exactly('j.created_at').as('exactly'), shownStatus(ports.clock.now()).as('shown'), lastDay.as('lastDay')])
    .select([applyUntil.as('lastApplyDay'), publicationDay.as('publicationDay')])
    .select([technologies(sql`true`).as('technologyIds'), technologies(sql`not t.required`).as('niceTechnologyIds')])
    .select(
      sql<
        JobAnswer['languages']
      >`coalesce((select json_agg(json_build_object('languageId', l.language_id, 'level', l.level,
        'required', l.required) order by l.position) from job_languages l where l.job_id = j.id), '[]')`.as(
        'languages',
      ),
    )
    .where('j.companyId', '=', companyId);
}

const technologies = (which: RawBuilder<unknown>) =>
  sql<
    string[]
  >`array(select t.technology_id from job_technologies t where t.job_id = j.id and ${which} order by t.position)`;

type Row = Awaited<ReturnType<ReturnType<typeof jobsOf>['execute']>>[number];

function answerOf({ config, locale }: Context, row: Row): JobAnswer {
  const alias = row.seoAlias ?? row.id;
  const online = row.shown === 'JOB_PUBLISHED';
  const path = online ? pathTo(locale, 'job', { alias }) : undefined;
  return {
    id: row.id,
    externalId: row.externalId,
    status: apiStatus(row.shown),
    title: row.title,
    professionId: row.professionId,
    contractType: row.contractType as JobAnswer['contractType'],
    technologyIds: row.technologyIds,
    niceTechnologyIds: row.niceTechnologyIds,
    yearsMin: row.yearsMin,
    yearsMax: row.yearsMax,
    languages: row.languages,
    seniority: row.seniority as JobAnswer['seniority'],
    ...detailsOf(row),
    applyUntil: row.lastApplyDay,
    publishOn: row.publicationDay,
    place: row.placeId,
    remote: row.remoteFrequency as JobAnswer['remote'],
    daysPerWeek: row.remoteDaysPerWeek,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    description: row.description,
    externalUrl: row.externalUrl,
    url: path ? new URL(path, config.BASE_URL).href : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    validUntil: online ? row.lastDay : null,
    publishProblem: row.publishProblem as JobAnswer['publishProblem'],
  };
}
