import { sql } from 'kysely';
import type { CandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import type { CandidateState } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { StageName } from '../../../../domain/contact/pipeline/stage.ts';
import { seesEmployers } from '../../../../domain/permissions/resume.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import { type Context, causedElsewhere } from '../../../context.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { permitCompany } from '../conversations/permit.ts';
import { tagsOf } from '../follow-up/read-follow-up.ts';
import { joinOwner } from '../follow-up/team.ts';
import { inColumn, turnOf } from './candidate-order.ts';
import { candidatePool, chosenIn } from './candidate-pool.ts';

/** The candidates of one file; more are found by a filter. */
const mostExported = 10_000;

export type ExportedCandidate = {
  developerId: string;
  name: string;
  profession: string | null;
  state: CandidateState;
  stage: StageName | null;
  job: string | null;
  owner: string | null;
  tags: string[];
  /** Since when they are in the state. */
  since: Date;
  lastActivity: Date;
};

/** docs/product/contact.md, Export of candidates: those of the filters, in the order of the list. */
export async function exportCandidates(context: Context, query: CandidateQuery): Promise<ExportedCandidate[]> {
  const { companyId, userId, planId } = permitCompany(context);
  if (causedElsewhere(context)) throw new Forbidden();
  const { db, locale } = context;
  await consume(db, limits.candidateExportByAccount, userId);
  const pool = candidatePool(await companyInQuestion(db, companyId));
  const chosen = chosenIn(query, { companyId, employers: seesEmployers({ viewerKind: 'recruiter', planId }) });
  const { rows } = await sql<ExportedCandidate>`
    with pool as (${pool}), page as (
      select p.*, ${turnOf(query)} as turn from pool p where ${chosen} and ${inColumn(query)}
      order by turn desc, developer_id desc limit ${mostExported}
    )
    select page.developer_id, d.display_name as name, ${sql.ref(`pr.display_name_${locale}`)} as profession, page.state,
      case when s.id is not null then json_build_object('preset', s.preset, 'name', s.name) end as stage, j.title as job,
      (select o.display_name from candidates k ${joinOwner(companyId)}
        where k.company_id = ${companyId} and k.developer_id = page.developer_id) as owner,
      ${tagsOf(companyId, sql`page.developer_id`)} as tags,
      case when page.comes_anew then page.at else page.status_since end as since, page.at as last_activity
    from page join developers d on d.id = page.developer_id
    left join professions pr on pr.id = d.profession_id
    left join pipeline_stages s on s.id = page.stage_id
    left join jobs j on j.id = page.job_id
    order by page.turn desc, page.developer_id desc`.execute(db);
  return rows;
}
