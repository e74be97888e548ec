import { sql } from 'kysely';
import { contactPlan } from '../../../../domain/companies/plans/plan.ts';
import { reachability } from '../../../../domain/contact/availability.ts';
import type { ContactFacts } from '../../../../domain/contact/contact-outcome.ts';
import { noInteraction } from '../../../../domain/contact/interaction.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';
import { dayOf } from '../../../../domain/day.ts';
import { hidesFromCompany } from '../../../../domain/permissions/profile.ts';
import type { JobSearchState } from '../../../../domain/profile/cards/job-search.ts';
import type { Member } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import { type Hiding, hidingColumns } from '../../library/hiding-columns.ts';
import { readInteractions } from './read-interactions.ts';

type DeveloperRow = Hiding & {
  id: string;
  disabled: boolean;
  unavailable: boolean;
  jobSearchState: JobSearchState;
  disableIntroductions: boolean | null;
  contractTypes: string[];
  isShort: boolean;
  viewedToday: boolean;
};
type CompanyRow = {
  name: string;
  validated: boolean;
  planId: string;
  type: string;
  candidateLimitDay: number | null;
  pipeCapacity: number | null;
  featureBatch: boolean;
  viewsToday: number;
  waitingToday: number;
};

/**
 * The facts that `contactOutcome` needs for each of these developers. Inside a transaction it is the state at that
 * moment.
 */
export async function readContactFacts(
  db: Writer,
  { membership }: Member,
  developerIds: readonly string[],
  now: Date,
): Promise<Map<string, ContactFacts>> {
  const { companyId, admin, intros } = membership;
  const today = dayOf(now);
  const company = await readCompany(db, companyId, today);
  const developers = await readDevelopers(db, companyId, developerIds, today);
  const unseen = [...developers.values()].filter((developer) => hidesFromCompany(developer));
  const interactions = await readInteractions(db, companyId, developerIds, now, new Set(unseen.map(({ id }) => id)));
  return new Map(
    developerIds.map((developerId) => {
      const developer = developers.get(developerId);
      return [
        developerId,
        {
          recruiter: { admin, intros },
          developerId,
          developer: developer && !isNotVisible(developer) ? contactFactsOf(developer) : null,
          plan: contactPlan({ ...company, id: company.planId }),
          blocked: !company.validated,
          interaction: interactions.get(developerId) ?? noInteraction,
          viewedToday: developer?.viewedToday ?? false,
          viewsToday: company.viewsToday,
          waitingToday: company.waitingToday,
        },
      ];
    }),
  );
}

function contactFactsOf(developer: DeveloperRow): NonNullable<ContactFacts['developer']> {
  return { ...reachability(developer), contractTypes: developer.contractTypes };
}

/** Recruiters cannot see a short profile, nor that of a developer who hides from their company. */
export function isNotVisible(developer: Hiding & { isShort: boolean }): boolean {
  return developer.isShort || hidesFromCompany(developer);
}

/** As a part of the statement, so that the planner can use the partial index on this status. */
const waiting = sql.lit(introductionStatus.STATUS_WAITING_FOR_DEVELOPER);

async function readCompany(db: Writer, companyId: string, today: string): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`
    select c.name, c.validated_at is not null as validated, p.id as plan_id, p.type, p.candidate_limit_day,
      p.pipe_capacity, p.feature_batch,
      (select count(*)::int from company_views v where v.company_id = c.id and v.day = ${today}::date) as views_today,
      (select count(*)::int from introductions i where i.company_id = c.id and i.status = ${waiting}
        and i.created_at >= ${today}::date::timestamp at time zone 'Europe/Paris') as waiting_today
    from companies c join plans p on p.id = c.plan_id where c.id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the company of the recruiter is missing');
  return row;
}

async function readDevelopers(
  db: Writer,
  companyId: string,
  ids: readonly string[],
  today: string,
): Promise<Map<string, DeveloperRow>> {
  const { rows } = await sql<DeveloperRow>`
    select d.id, d.disabled_at is not null as disabled, d.unavailable, d.job_search_state,
      d.disable_introductions, d.contract_types, d.is_short,
      ${sql.raw(hidingColumns('c.id'))},
      exists (select from company_views v where v.company_id = ${companyId} and v.day = ${today}::date
        and v.developer_id = d.id) as viewed_today
    from developers d join companies c on c.id = ${companyId} where d.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
