import { sql } from 'kysely';
import type { CandidateState } from '../../../../domain/contact/conversations/candidate-state.ts';
import type { MoveCommand, MoveOutcome, MoveRefusal } from '../../../../domain/contact/pipeline/move-command.ts';
import type { StagePhase, StagePreset } from '../../../../domain/contact/pipeline/stage.ts';
import type { Context } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { queueStageChange } from '../../ats/queue-deliveries.ts';
import { companyInQuestion } from '../../library/resolve-query.ts';
import { candidatePool } from '../candidates/candidate-pool.ts';
import { permitCompany } from '../conversations/permit.ts';

type Target = { id: string; pipelineId: string; phase: StagePhase; preset: StagePreset | null; name: string | null };
type Standing = { developerId: string; state: CandidateState; stageId: string | null; pipelineId: string };

/**
 * docs/product/contact.md, Moving candidates: to another stage of their state. Each candidate is decided alone, under the
 * lock of the pair; those who stay are named with the reason. Idempotent.
 */
export async function moveCandidates(context: Context, { stageId, moved }: MoveCommand): Promise<MoveOutcome> {
  const { companyId, userId } = permitCompany(context);
  const company = await companyInQuestion(context.db, companyId);
  const froms = new Map(moved.map(({ developerId, from }) => [developerId, from]));
  return context.db.transaction().execute(async (trx) => {
    const target = await readTarget(trx, companyId, stageId);
    const ids = [...froms.keys()];
    const read = async (): Promise<Map<string, Standing>> => {
      const { rows } = await sql<Standing>`
        with pool as (${candidatePool(company, ids)}) select developer_id, state, stage_id, pipeline_id from pool`.execute(
        trx,
      );
      return new Map(rows.map((row) => [row.developerId, row]));
    };
    // Only people with whom the company has to do get a row.
    await lockPairs(trx, companyId, [...(await read()).keys()]);
    const standing = await read();
    const outcome: MoveOutcome = { moved: [], refused: [] };
    const changed: Standing[] = [];
    for (const [developerId, from] of froms) {
      const now = standing.get(developerId);
      const reason = refusal(now, target, from);
      if (reason) outcome.refused.push({ developerId, reason });
      else outcome.moved.push(developerId);
      if (!reason && now && now.stageId !== stageId) changed.push(now);
    }
    if (target && changed.length > 0)
      await store(trx, { companyId, actorId: userId, at: context.ports.clock.now(), target, changed });
    return outcome;
  });
}

function refusal(now: Standing | undefined, target: Target | undefined, from: string | null): MoveRefusal | undefined {
  if (!now || !target) return 'unknown';
  if (now.state !== target.phase) return 'state';
  if (now.pipelineId !== target.pipelineId) return 'offer';
  return now.stageId === from || now.stageId === target.id ? undefined : 'elsewhere';
}

/** Held, so that the stage is not deleted before the candidates are in it. */
async function readTarget(trx: Trx, companyId: string, stageId: string): Promise<Target | undefined> {
  const { rows } = await sql<Target>`
    select id, coalesce(job_id, company_id) as pipeline_id, phase, preset, name from pipeline_stages
    where id = ${stageId} and company_id = ${companyId} for key share`.execute(trx);
  return rows[0];
}

/** As lockPair, always in the same order, so that two moves of the same people do not wait for each other. */
async function lockPairs(trx: Trx, companyId: string, developerIds: readonly string[]): Promise<void> {
  const sorted = [...developerIds].sort();
  await sql`insert into candidates (company_id, developer_id)
    select ${companyId}, id from unnest(${sorted}::uuid[]) with ordinality as given (id, n) order by n
    on conflict do nothing`.execute(trx);
  await sql`select from candidates where company_id = ${companyId} and developer_id = any(${sorted}::uuid[])
    order by developer_id for update`.execute(trx);
}

type Stored = { companyId: string; actorId: string; at: Date; target: Target; changed: readonly Standing[] };

async function store(trx: Trx, { companyId, actorId, at, target, changed }: Stored): Promise<void> {
  const ids = changed.map(({ developerId }) => developerId);
  const before = changed.map(({ stageId }) => stageId);
  await sql`insert into candidate_events (company_id, developer_id, at, actor_id, kind, before_preset, before_name, after_preset, after_name)
    select ${companyId}, given.id, ${at}, ${actorId}, 'stage', s.preset, s.name, ${target.preset}, ${target.name}
    from unnest(${ids}::uuid[], ${before}::uuid[]) as given (id, stage_id) left join pipeline_stages s on s.id = given.stage_id`.execute(
    trx,
  );
  await trx
    .updateTable('candidates')
    .set({ stageId: target.id, stageSince: at })
    .where('companyId', '=', companyId)
    .where('developerId', 'in', ids)
    .execute();
  for (const id of ids) await notify(trx, `company:${companyId}`, { kind: 'candidate', id });
  const { id: stageId, preset, name } = target;
  const candidates = changed.map(({ developerId, stageId: from }) => ({ developerId, from }));
  await queueStageChange(trx, { companyId, at, stageId, preset, name, candidates });
}
