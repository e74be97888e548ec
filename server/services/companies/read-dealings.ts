import { sql } from 'kysely';
import { introductionStatus, openStatuses } from '../../../domain/contact/introductions/status.ts';
import type { Writer } from '../../data/database.ts';
import { isOnline } from '../jobs/is-open.ts';

/** What a company has under way with developers, for the team. */
export type Dealings = {
  requestsReviewed: boolean;
  waitingForTeam: number;
  waitingForDeveloper: number;
  conversations: number;
  offers: number;
  /** It was validated before, and can be restored. */
  restorable: boolean;
};

const { STATUS_WAITING_FOR_ADMIN, STATUS_WAITING_FOR_DEVELOPER } = introductionStatus;

/** One query; the caller permits. */
export async function readDealings(db: Writer, companyId: string, now: Date): Promise<Dealings> {
  const { rows } = await sql<Dealings>`
    select c.requests_reviewed, c.refused_at is not null and c.validation_withdrawn_at is not null as restorable,
      (count(*) filter (where i.status = ${STATUS_WAITING_FOR_ADMIN}))::int as waiting_for_team,
      (count(*) filter (where i.status = ${STATUS_WAITING_FOR_DEVELOPER}))::int as waiting_for_developer,
      (count(*) filter (where i.status = any(${openStatuses})))::int as conversations,
      (select count(*)::int from jobs j where j.company_id = c.id and ${isOnline(now)}) as offers
    from companies c left join introductions i on i.company_id = c.id where c.id = ${companyId} group by c.id`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the company is missing');
  return row;
}
