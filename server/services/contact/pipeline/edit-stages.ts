import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type StageDraft, type StagesDraft, stagesSchema } from '../../../../domain/contact/pipeline/edit-stages.ts';
import { isSameStage, type Stage, type StagePhase, stagePhases } from '../../../../domain/contact/pipeline/stage.ts';
import { isId } from '../../../../domain/id.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { permitCompany } from '../conversations/permit.ts';
import { lockCompany } from '../introductions/lock-pair.ts';
import { readStages, stageKey } from './read-stages.ts';

/** `version` 0: the offer has none of its own yet, and these are those of the company. */
export type StagesForm = { version: number; value: StagesDraft };
export type StagesChange = {
  /** The version with which the form was opened; null overwrites any version. */
  version: number | null;
  value: unknown;
};

export async function readStagesForm(context: Context, jobId: string | undefined): Promise<StagesForm> {
  const { companyId } = permitCompany(context);
  await findJob(context.db, companyId, jobId);
  const version = await readVersion(context.db, companyId, jobId);
  const { stages } = await readStages(context.db, companyId, jobId);
  return { version, value: draftOf(stages, version > 0) };
}

/** docs/product/contact.md, Stages of a company: stores all stages of an offer or of the company, or nothing. */
export async function saveStages(context: Context, jobId: string | undefined, change: StagesChange): Promise<void> {
  const { companyId } = permitCompany(context);
  const value = checked(stagesSchema, change.value);
  await context.db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    await findJob(trx, companyId, jobId);
    const version = await readVersion(trx, companyId, jobId);
    const stored = version > 0 ? (await readStages(trx, companyId, jobId)).stages : [];
    if (change.version !== null && change.version !== version) {
      // The same form sent twice is not a conflict.
      if (isDeepStrictEqual(draftOf(stored, false), withoutIds(value))) return;
      throw new Conflict();
    }
    await store(trx, { companyId, jobId, version: version + 1 }, stored, value);
    await notify(trx, `company:${companyId}`, { kind: 'candidate' });
  });
}

/** The offer has the stages of the company again; candidates stay in the stage of the same name. */
export async function removeOwnStages(context: Context, jobId: string): Promise<void> {
  const { companyId } = permitCompany(context);
  await context.db.transaction().execute(async (trx) => {
    await lockCompany(trx, companyId);
    await findJob(trx, companyId, jobId);
    await sql`with stages as (select id, job_id, phase, ${stageKey} from pipeline_stages where company_id = ${companyId})
      update candidates k set stage_id = shared.id from stages own
      join stages shared on shared.job_id is null and shared.phase = own.phase and shared.key = own.key
      where own.job_id = ${jobId} and k.stage_id = own.id`.execute(trx);
    await trx.deleteFrom('pipelineStages').where('jobId', '=', jobId).execute();
    await notify(trx, `company:${companyId}`, { kind: 'candidate' });
  });
}

type Owner = { companyId: string; jobId: string | undefined; version: number };

async function store(
  trx: Trx,
  owner: Owner,
  stored: readonly Stage[],
  value: z.output<typeof stagesSchema>,
): Promise<void> {
  const left = new Map(stored.map((stage) => [stage.id, stage]));
  for (const phase of stagePhases) {
    for (const [index, draft] of value[phase].entries()) {
      const found = findStored([...left.values()], phase, draft);
      if (found) left.delete(found.id);
      await storeStage(trx, owner, {
        id: found?.id,
        phase,
        position: index + 1,
        preset: draft.preset,
        name: draft.name,
      });
    }
  }
  if (left.size > 0)
    await trx
      .deleteFrom('pipelineStages')
      .where('id', 'in', [...left.keys()])
      .execute();
}

/** A form that overwrites the changes of a colleague has no ids: the stage of the same name stays. */
const findStored = (stored: readonly Stage[], phase: StagePhase, draft: StageDraft): Stage | undefined =>
  stored.find((one) => one.phase === phase && one.id === draft.id) ??
  stored.find((one) => one.phase === phase && !draft.id && isSameStage(one, draft));

type Row = { id: string | undefined; phase: StagePhase; position: number; preset: string | null; name: string | null };

async function storeStage(
  trx: Trx,
  { companyId, jobId = undefined, version }: Owner,
  { id, ...row }: Row,
): Promise<void> {
  if (id)
    await trx
      .updateTable('pipelineStages')
      .set({ ...row, version })
      .where('id', '=', id)
      .execute();
  else
    await trx
      .insertInto('pipelineStages')
      .values({ ...row, version, companyId, jobId: jobId ?? null })
      .execute();
}

const draftOf = (stages: readonly Stage[], withIds: boolean): StagesDraft => {
  const inPhase = (phase: StagePhase) =>
    stages
      .filter((stage) => stage.phase === phase)
      .map(({ id, preset, name }) => ({ ...(withIds && { id }), preset, name }) as StageDraft);
  return { applied: inPhase('applied'), open: inPhase('open') };
};

const withoutIds = ({ applied, open }: z.output<typeof stagesSchema>) => ({
  applied: applied.map(({ preset, name }) => ({ preset, name })),
  open: open.map(({ preset, name }) => ({ preset, name })),
});

/** 0 when there are none. */
async function readVersion(db: Writer, companyId: string, jobId: string | undefined): Promise<number> {
  const row = await db
    .selectFrom('pipelineStages')
    .select('version')
    .where('companyId', '=', companyId)
    .where('jobId', jobId ? '=' : 'is', jobId ?? null)
    .executeTakeFirst();
  return row?.version ?? 0;
}

async function findJob(db: Writer, companyId: string, jobId: string | undefined): Promise<void> {
  if (jobId === undefined) return;
  if (!isId(jobId)) throw new NotFound();
  const job = await db.selectFrom('jobs').select('id').where('id', '=', jobId).where('companyId', '=', companyId);
  if (!(await job.executeTakeFirst())) throw new NotFound();
}
