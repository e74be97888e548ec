import { sql } from 'kysely';
import { type Allowance, allowanceOf } from '../../../../domain/companies/plans/allowance.ts';
import { contactPlan, type Plan } from '../../../../domain/companies/plans/plan.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { dayOf } from '../../../../domain/day.ts';
import { canUseViews } from '../../../../domain/permissions/profile.ts';
import type { Context } from '../../../context.ts';

const waiting = sql.lit(introductionStatus.STATUS_WAITING_FOR_DEVELOPER);

/** What the plan of the viewer's company still allows today; undefined for viewers without a validated company. */
export async function readAllowance({ db, viewer, ports }: Context): Promise<Allowance | undefined> {
  if (!canUseViews(viewer)) return undefined;
  const { companyId, planId } = viewer.membership;
  const today = dayOf(ports.clock.now());
  const { rows } = await sql<Plan & { viewsToday: number; waitingToday: number }>`
    select id, type, candidate_limit_day, pipe_capacity, feature_batch,
      (select count(*)::int from company_views v where v.company_id = ${companyId} and v.day = ${today}::date)
        as views_today,
      (select count(*)::int from introductions i where i.company_id = ${companyId} and i.status = ${waiting}
        and i.created_at >= ${today}::date::timestamp at time zone 'Europe/Paris') as waiting_today
    from plans where id = ${planId}`.execute(db);
  const [row] = rows;
  return row && allowanceOf(contactPlan(row), row);
}
