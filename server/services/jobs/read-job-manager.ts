import { type SqlBool, sql } from 'kysely';
import { dayOf } from '../../../domain/day.ts';
import type { AnswerRate } from '../../../domain/jobs/answers/answer-rate.ts';
import { missingToPublish, type PublishedField } from '../../../domain/jobs/job.ts';
import {
  actionsOn,
  firstList,
  type JobAction,
  type JobCounts,
  type JobList,
  jobLists,
} from '../../../domain/jobs/job-actions.ts';
import type { JobStatus } from '../../../domain/jobs/job-status.ts';
import {
  firstPublicationDay,
  lastPublicationDay,
  type PublishProblem,
  publishProblems,
} from '../../../domain/jobs/schedule/publication-day.ts';
import { takeDownState } from '../../../domain/jobs/take-down.ts';
import { daysLeft } from '../../../domain/jobs/validity.ts';
import { readPosition, writePosition } from '../../../domain/moment-position.ts';
import {
  canManageOffers,
  canOpenJobManager,
  canPublishOffers,
  canSeeApplicants,
} from '../../../domain/permissions/jobs.ts';
import { Invalid } from '../../../domain/refusals.ts';
import { type Context, permit } from '../../context.ts';
import { developerShownTo } from '../../search/library/conditions.ts';
import { companyInQuestion } from '../library/resolve-query.ts';
import { readAnswerRate } from './answers/read-rate.ts';
import { applyUntil, closingMoment, lastDay, shownStatus } from './is-open.ts';
import { type JobTerms, pickTerms, termColumns } from './job-summary.ts';
import { publicationDay } from './schedule/plan-publication.ts';

export const managerPageSize = 20;

export type ManagedJob = JobTerms & {
  id: string;
  alias: string;
  status: JobStatus;
  title: string | null;
  /** Date of the present status: published, created or archived. */
  since: string;
  external: boolean;
  /** Of an offer that is online: its last day, and the days until then. */
  validity: Validity | undefined;
  /** The last day for applications that the company has chosen, as 'yyyy-mm-dd'. */
  applyUntil: string | null;
  /** Archived because it was not confirmed. */
  expired: boolean;
  /** Undefined while the company is not validated, because it may not see applications yet. */
  applications: number | undefined;
  clicks: number | undefined;
  actions: JobAction[];
  missing: PublishedField[];
  takenDown: TakenDown | undefined;
  /** Of a draft: the day on which it goes online, and which days can be chosen. */
  publication: Publication | undefined;
};

/** Days of the calendar, as 'yyyy-mm-dd'; `problem`: why the offer did not go online on its day. */
export type Publication = { on: string | null; problem: PublishProblem | null; first: string; last: string };

/**
 * `until`: a day of the calendar, as 'yyyy-mm-dd'. `chosen`: it is the last day for applications, which confirming does not
 * move.
 */
export type Validity = { until: string; daysLeft: number; chosen: boolean };

/** Why the team has taken an offer down, and whether the company has asked it to look again. */
export type TakenDown = { at: string; reason: string; asked: boolean };

export type JobManager =
  | { access: 'noCompany' }
  | {
      access: 'open';
      validated: boolean;
      /** How the company answers; undefined while it is not validated. */
      answerRate: AnswerRate | undefined;
      counts: JobCounts;
      list: JobList;
      jobs: ManagedJob[];
      next?: string;
    };

/** The offers of the viewer's company: one of three lists, and the size of each. */
export async function readJobManager(
  context: Context,
  { list: wanted, after }: { list?: JobList | undefined; after?: string | undefined } = {},
): Promise<JobManager> {
  const viewer = permit(context, canOpenJobManager);
  if (!canManageOffers(viewer)) return { access: 'noCompany' };
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const { companyId } = viewer.membership;
  const counts = await countJobs(context, companyId);
  const list = wanted ?? firstList(counts);
  const rows = await readRows(context, companyId, list, position);
  const shown = rows.slice(0, managerPageSize);
  const last = rows.length > managerPageSize ? shown.at(-1) : undefined;
  return {
    access: 'open',
    validated: canPublishOffers(viewer),
    answerRate: canPublishOffers(viewer) ? await readAnswerRate(context, companyId) : undefined,
    counts,
    list,
    jobs: shown.map((row) =>
      managedJob(row, {
        today: dayOf(context.ports.clock.now()),
        publishes: canPublishOffers(viewer),
        seesApplicants: canSeeApplicants(viewer),
      }),
    ),
    ...(last ? { next: writePosition({ at: last.since, id: last.id }) } : {}),
  };
}

async function countJobs({ db, ports }: Context, companyId: string): Promise<JobCounts> {
  const rows = await db
    .selectFrom('jobs as j')
    .select([shownStatus(ports.clock.now()).as('status'), sql<number>`count(*)::int`.as('count')])
    .where('j.companyId', '=', companyId)
    .groupBy(sql`1`)
    .execute();
  const count = (status: JobStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { enabled: count('JOB_PUBLISHED'), drafts: count('JOB_DRAFT'), disabled: count('JOB_UNPUBLISHED') };
}

/** docs/product/jobs.md, The job manager: newest first, by the date of the present status. */
const since = {
  enabled: sql`coalesce(j.published_at, j.created_at)`,
  drafts: sql`j.created_at`,
  disabled: sql`coalesce(j.archived_at, ${closingMoment}, j.created_at)`,
} as const;

type Row = Awaited<ReturnType<typeof readRows>>[number];

async function readRows(
  { db, locale, ports }: Context,
  companyId: string,
  list: JobList,
  position: ReturnType<typeof readPosition>,
) {
  const moment = since[list];
  const status = shownStatus(ports.clock.now());
  // The same developers as in the list of applicants.
  const shown = developerShownTo(await companyInQuestion(db, companyId), 'd.id');
  return db
    .selectFrom('jobs as j')
    .leftJoin('places as p', 'p.id', 'j.placeId')
    .select(['j.id', 'j.seoAlias', 'j.title', 'j.externalUrl', 'j.placeId', 'j.professionId'])
    .select([status.as('status'), lastDay.as('lastDay'), applyUntil.as('applyUntil')])
    .select(sql<boolean>`(j.expired or j.status <> ${status})`.as('expired'))
    .select(['j.takenDownAt', 'j.takenDownReason', 'j.reviewAskedAt'])
    .select([publicationDay.as('publishOn'), 'j.publishProblem'])
    .select([
      sql<boolean | null>`j.description ~ '\\S'`.as('described'),
      sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('since'),
      sql<number>`(select count(*)::int from job_applications a join developers d on d.id = a.developer_id
        where a.job_id = j.id and d.disabled_at is null and ${shown})`.as('applications'),
      sql<number>`(select count(*)::int from job_link_clicks k join developers d on d.id = k.developer_id
        where k.job_id = j.id and d.disabled_at is null and ${shown})`.as('clicks'),
    ])
    .select(termColumns(locale))
    .where('j.companyId', '=', companyId)
    .where(status, '=', jobLists[list])
    .$if(position !== undefined, (jobs) =>
      jobs.where(sql<SqlBool>`(${moment}, j.id) < (${position?.at}::timestamptz, ${position?.id}::uuid)`),
    )
    .orderBy(moment, 'desc')
    .orderBy('j.id', 'desc')
    .limit(managerPageSize + 1)
    .execute();
}

type LastDays = { lastDay: string | null; applyUntil: string | null };
type TakeDownRow = Pick<Row, 'takenDownAt' | 'takenDownReason' | 'reviewAskedAt'>;

export function takenDown({ takenDownAt, takenDownReason, reviewAskedAt }: TakeDownRow): TakenDown | undefined {
  if (!takenDownAt) return undefined;
  return { at: takenDownAt.toISOString(), reason: takenDownReason ?? '', asked: reviewAskedAt !== null };
}

/** The validity of an offer whose present status is this one. */
export function validityOf(status: JobStatus, days: LastDays, today: string): Validity | undefined {
  const { lastDay: until, applyUntil: chosen } = days;
  if (status !== 'JOB_PUBLISHED' || until === null) return undefined;
  return { until, daysLeft: daysLeft(until, today), chosen: until === chosen };
}

/** The actions of a member on an offer; a last day that the company has chosen is changed, not confirmed. */
export function offerActions(
  status: JobStatus,
  publishes: boolean,
  row: Parameters<typeof takeDownState>[0],
  validity: Validity | undefined,
): JobAction[] {
  const possible = actionsOn(status, publishes, takeDownState(row));
  return validity?.chosen ? possible.filter((action) => action !== 'confirm') : possible;
}

function publicationOf(row: Pick<Row, 'publishOn' | 'publishProblem'>, today: string): Publication {
  const problem = publishProblems.find((one) => one === row.publishProblem) ?? null;
  return { on: row.publishOn, problem, first: firstPublicationDay(today), last: lastPublicationDay(today) };
}

type Facts = { today: string; publishes: boolean; seesApplicants: boolean };

function managedJob(row: Row, { today, publishes, seesApplicants }: Facts): ManagedJob {
  const { status } = row;
  const validity = validityOf(status, row, today);
  return {
    id: row.id,
    alias: row.seoAlias ?? row.id,
    status,
    title: row.title?.trim() || null,
    since: row.since,
    external: row.externalUrl !== null,
    validity,
    applyUntil: row.applyUntil,
    expired: row.expired,
    applications: seesApplicants ? row.applications : undefined,
    clicks: seesApplicants ? row.clicks : undefined,
    actions: offerActions(status, publishes, row, validity),
    takenDown: takenDown(row),
    publication: status === 'JOB_DRAFT' ? publicationOf(row, today) : undefined,
    missing: missingToPublish({
      ...row,
      technologies: row.technologies.length,
      hasPlace: row.placeId !== null,
      description: row.described ? 'x' : null,
      applyOver: row.applyUntil !== null && row.applyUntil < today,
    }),
    ...pickTerms(row),
  };
}
