import { type RawBuilder, sql } from 'kysely';
import type { Stage } from '../../../../domain/contact/pipeline/stage.ts';
import type { Writer } from '../../../data/database.ts';

/** What the stages of an offer, or of its company while the offer has none of its own, belong to: an offer or a company. */
export const pipelineOf = (companyId: string, jobId: string | undefined): RawBuilder<string> =>
  jobId
    ? sql`coalesce((select s.job_id from pipeline_stages s where s.job_id = ${jobId} and s.company_id = ${companyId} limit 1), ${companyId}::uuid)`
    : sql`${companyId}::uuid`;

/** By which a stage has the same name as one of another offer. */
export const stageKey = sql`coalesce('preset ' || preset, lower(name)) as key`;

export type Stages = {
  /** In their order, those of applications first. */
  stages: Stage[];
  /** They belong to the offer, not to the company. */
  own: boolean;
};

/** docs/product/contact.md, Stages of a company: those of an offer, or of the company while it has none of its own. */
export async function readStages(db: Writer, companyId: string, jobId?: string): Promise<Stages> {
  const { rows } = await sql<Stage & { own: boolean }>`
    select id, phase, preset, name, job_id is not null as own from pipeline_stages
    where company_id = ${companyId} and coalesce(job_id, company_id) = ${pipelineOf(companyId, jobId)}
    order by phase, position`.execute(db);
  return { stages: rows.map(({ own: _, ...stage }) => stage), own: rows[0]?.own === true };
}
