import { sql } from 'kysely';
import type { CandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { seesEmployers } from '../../../../domain/permissions/resume.ts';
import type { Context } from '../../../context.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { permitCompany } from '../conversations/permit.ts';
import { inColumn, turnOf } from './candidate-order.ts';
import { candidatePool, chosenIn } from './candidate-pool.ts';

/** The people before and after a candidate in a list, and the place in it. */
export type Neighbours = { before: string | null; after: string | null; place: number; total: number };

/** undefined when the candidate is not, or no longer, in the list. */
export async function readNeighbours(
  context: Context,
  query: CandidateQuery,
  developerId: string,
): Promise<Neighbours | undefined> {
  const { companyId, planId } = permitCompany(context);
  const pool = candidatePool(await companyInQuestion(context.db, companyId));
  const chosen = chosenIn(query, { companyId, employers: seesEmployers({ viewerKind: 'recruiter', planId }) });
  const { rows } = await sql<Neighbours>`
    with pool as (${pool}), listed as (
      select p.developer_id, lag(p.developer_id) over ordered as before, lead(p.developer_id) over ordered as after,
        (row_number() over ordered)::int as place, (count(*) over ())::int as total
      from pool p where ${chosen} and ${inColumn(query)}
      window ordered as (order by ${turnOf(query)} desc, p.developer_id desc)
    )
    select before, after, place, total from listed where developer_id = ${developerId}`.execute(context.db);
  return rows[0];
}
