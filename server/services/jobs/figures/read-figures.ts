import { sql } from 'kysely';
import { archivedStatuses, openStatuses } from '../../../../domain/contact/introductions/status.ts';
import { dayOf } from '../../../../domain/day.ts';
import { isId } from '../../../../domain/id.ts';
import {
  type ApplicationFunnel,
  type ApplicationGroup,
  applicationFunnel,
} from '../../../../domain/jobs/applications/funnel.ts';
import { canSeeApplicants } from '../../../../domain/permissions/jobs.ts';
import { firstVisitWeek, visitWeeks } from '../../../../domain/profile/visit-weeks.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { developerShownTo } from '../../../search/library/conditions.ts';
import { reachedDeveloper } from '../../contact/conversations/reached.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';

/** `clicks`: of an offer on another site, instead of applications. */
export type OfferFigures = ApplicationFunnel & { views: number; clicks: number; external: boolean };

/** In the week that begins on this Monday, 'yyyy-mm-dd'. `answers`: applications, or clicks to another site. */
type OfferWeek = { from: string; views: number; answers: number };

export type JobFigures = {
  job: { id: string; alias: string; title: string | null };
  figures: OfferFigures;
  weeks: OfferWeek[];
};

/** The figures of offers of the viewer's own company, by id; none for others than members of a validated company. */
export async function readOfferFigures(
  context: Context,
  jobIds: readonly string[],
): Promise<Record<string, OfferFigures>> {
  const { viewer, db } = context;
  if (!canSeeApplicants(viewer) || jobIds.length === 0) return {};
  const { companyId } = viewer.membership;
  // The same developers as in the list of applicants.
  const shown = developerShownTo(await companyInQuestion(db, companyId), 'd.id');
  const counted = await sql<{ id: string; views: number; clicks: number; external: boolean }>`
    select j.id, j.external_url is not null as external,
      (select coalesce(sum(v.views), 0)::int from job_views v where v.job_id = j.id) as views,
      (select count(*)::int from job_link_clicks k join developers d on d.id = k.developer_id
        where k.job_id = j.id and d.disabled_at is null and ${shown}) as clicks
    from jobs j where j.company_id = ${companyId} and j.id = any(${jobIds}::uuid[])`.execute(db);
  const groups = await sql<ApplicationGroup & { jobId: string }>`
    select a.job_id, a.ending, talk.id is not null as talked, talk.id is not null and exists (
        select from introduction_events e where e.introduction_id = talk.id and e.to_status = any(${openStatuses})) as agreed,
      count(*)::int as count
    from job_applications a join jobs j on j.id = a.job_id join developers d on d.id = a.developer_id
    left join lateral (select i.id from introductions i
      where i.company_id = j.company_id and i.developer_id = a.developer_id and ${reachedDeveloper}
        and (i.status_since >= a.applied_at or i.status <> all(${archivedStatuses}))
      order by i.created_at desc, i.id desc limit 1) talk on true
    where j.company_id = ${companyId} and j.id = any(${jobIds}::uuid[]) and d.disabled_at is null and ${shown}
    group by 1, 2, 3, 4`.execute(db);
  return Object.fromEntries(
    counted.rows.map(({ id, ...row }) => [
      id,
      { ...row, ...applicationFunnel(groups.rows.filter(({ jobId }) => jobId === id)) },
    ]),
  );
}

/** One offer with its last weeks; that of another company is not found. */
export async function readJobFigures(context: Context, jobId: string): Promise<JobFigures> {
  const { membership } = permit(context, canSeeApplicants);
  if (!isId(jobId)) throw new NotFound();
  const { db, ports } = context;
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'seoAlias', 'title'])
    .where('id', '=', jobId)
    .where('companyId', '=', membership.companyId)
    .executeTakeFirst();
  const figures = job && (await readOfferFigures(context, [jobId]))[jobId];
  if (!job || !figures) throw new NotFound();
  const shown = developerShownTo(await companyInQuestion(db, membership.companyId), 'd.id');
  const today = dayOf(ports.clock.now());
  const first = firstVisitWeek(today);
  const { rows } = await sql<{ kind: string; from: string; views: number }>`
    select kind, to_char(date_trunc('week', day::timestamp), 'YYYY-MM-DD') as "from", sum(count)::int as views from (
      select 'view' as kind, day, views as count from job_views where job_id = ${jobId}
      union all
      select 'application', (a.applied_at at time zone 'Europe/Paris')::date, 1
      from job_applications a join developers d on d.id = a.developer_id
      where a.job_id = ${jobId} and d.disabled_at is null and ${shown}
      union all
      select 'click', (k.clicked_at at time zone 'Europe/Paris')::date, 1
      from job_link_clicks k join developers d on d.id = k.developer_id
      where k.job_id = ${jobId} and d.disabled_at is null and ${shown}) counted
    where day between ${first}::date and ${today}::date group by 1, 2`.execute(db);
  const weeksOf = (kind: string) =>
    visitWeeks(
      rows.filter((row) => row.kind === kind),
      today,
    );
  const answers = weeksOf(figures.external ? 'click' : 'application');
  return {
    job: { id: job.id, alias: job.seoAlias ?? job.id, title: job.title },
    figures,
    weeks: weeksOf('view').map(({ from, views }, week) => ({ from, views, answers: answers[week]?.views ?? 0 })),
  };
}
