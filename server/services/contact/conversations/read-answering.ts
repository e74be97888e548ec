import { sql } from 'kysely';
import {
  type Answering,
  type Asked,
  answering,
  companyAnswering,
} from '../../../../domain/contact/conversations/answering.ts';
import { canSeeHowCompaniesAnswer } from '../../../../domain/permissions/contact.ts';
import type { Context } from '../../../context.ts';
import { developerShownTo } from '../../../search/library/conditions.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';

/** Enough recent cases to compute the figures. */
const mostCases = 400;

/**
 * How a company answers applications (docs/product/contact.md, How a company answers): one case per developer who
 * applied recently. For developers only. Undefined with too few cases, or when the company answers in its own
 * recruiting tool.
 */
export async function readAnswering(
  { db, ports, viewer }: Pick<Context, 'db' | 'ports' | 'viewer'>,
  companyId: string,
): Promise<Answering | undefined> {
  if (!canSeeHowCompaniesAnswer(viewer)) return undefined;
  const now = ports.clock.now();
  const since = new Date(now.getTime() - answering.windowDays * 86_400_000);
  // Developers who hide from the company are not counted.
  const shown = developerShownTo(await companyInQuestion(db, companyId), 'applications.developer_id');
  const { rows } = await sql<Asked>`
    with asked as (
      select applications.developer_id, min(applications.at) as asked_at from (
        select a.developer_id, a.applied_at as at from job_applications a join jobs j on j.id = a.job_id
        where j.company_id = ${companyId} and a.source = 'here' and a.applied_at >= ${since}
        union all
        select s.developer_id, s.sent_at from superlikes s
        where s.company_id = ${companyId} and s.source = 'here' and s.sent_at >= ${since}
      ) applications where ${shown} group by applications.developer_id order by asked_at desc limit ${mostCases}
    )
    select asked.asked_at, least(
      (select min(e.at) from introductions i join introduction_events e on e.introduction_id = i.id
        where i.company_id = ${companyId} and i.developer_id = asked.developer_id
          and e.actor_kind = 'recruiter' and e.at >= asked.asked_at),
      (select min(m.sent_at) from introductions i join messages m on m.introduction_id = i.id
        where i.company_id = ${companyId} and i.developer_id = asked.developer_id
          and m.author_kind = 'recruiter' and m.sent_at >= asked.asked_at)) as answered_at
    from asked
    where not exists (select from companies c where c.id = ${companyId} and c.disable_application_workflow)`.execute(
    db,
  );
  return companyAnswering(rows, now);
}
