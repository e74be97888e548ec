import { sql } from 'kysely';
import type { StageName, StagePreset } from '../../../../domain/contact/pipeline/stage.ts';
import type { Context } from '../../../context.ts';
import { permitCompany } from '../conversations/permit.ts';

type Said =
  | { kind: 'stage'; from: StageName | null; to: StageName | null }
  /** `name` is null once the account was deleted. */
  | { kind: 'owner'; name: string | null }
  | { kind: 'no-owner' }
  | { kind: 'tag-added' | 'tag-removed'; name: string };
/** `by` is null once the account was deleted. */
export type CandidateEvent = { id: string; at: string; by: string | null; mine: boolean } & Said;

const mostEvents = 100;

type Row = {
  id: string;
  at: Date;
  kind: string;
  actorId: string | null;
  actor: string | null;
  owner: string | null;
  beforePreset: string | null;
  beforeName: string | null;
  afterPreset: string | null;
  afterName: string | null;
};

/** docs/product/contact.md, The candidate page: what colleagues did with a candidate, the newest first. */
export async function readCandidateEvents(context: Context, developerId: string): Promise<CandidateEvent[]> {
  const { companyId, userId } = permitCompany(context);
  const { rows } = await sql<Row>`
    select e.id, e.at, e.kind, e.actor_id, actor.display_name as actor, owner.display_name as owner,
      e.before_preset, e.before_name, e.after_preset, e.after_name
    from candidate_events e left join recruiters actor on actor.id = e.actor_id
    left join recruiters owner on owner.id = e.owner_id
    where e.company_id = ${companyId} and e.developer_id = ${developerId}
    order by e.at desc, e.id desc limit ${mostEvents}`.execute(context.db);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    by: row.actor,
    mine: row.actorId === userId,
    ...saidBy(row),
  }));
}

function saidBy(row: Row): Said {
  switch (row.kind) {
    case 'owner':
      return { kind: 'owner', name: row.owner };
    case 'tag-added':
      return { kind: 'tag-added', name: row.afterName ?? '' };
    case 'tag-removed':
      return { kind: 'tag-removed', name: row.beforeName ?? '' };
    case 'stage':
      return {
        kind: 'stage',
        from: stageName(row.beforePreset, row.beforeName),
        to: stageName(row.afterPreset, row.afterName),
      };
    default:
      return { kind: 'no-owner' };
  }
}

const stageName = (preset: string | null, name: string | null): StageName | null =>
  preset ? { preset: preset as StagePreset, name: null } : name ? { preset: null, name } : null;
