import { sql } from 'kysely';
import { type MoveKind, moveKinds } from '../../../../domain/jobs/applications/application.ts';
import { type MoveState, moveState } from '../../../../domain/jobs/applications/application-refusal.ts';
import { readPosition, writePosition } from '../../../../domain/moment-position.ts';
import { type Context, signedIn } from '../../../context.ts';
import { Forbidden, Invalid } from '../../../errors.ts';
import { type CompanyMark, companyMark } from '../company-mark.ts';
import { isOpen } from '../is-open.ts';

export const movesPageSize = 30;

export type OwnMove = {
  kind: MoveKind;
  /** The offer, or the company when there is none: what is taken back. */
  targetId: string;
  at: string;
  state: MoveState;
  message: string | null;
  company: CompanyMark;
  job: { alias: string; title: string | null } | undefined;
};

export type OwnMoves = { moves: OwnMove[]; counts: Record<MoveKind, number>; next: string | undefined };

type Row = Omit<OwnMove, 'company' | 'job' | 'state'> &
  Parameters<typeof companyMark>[0] & { open: boolean; jobAlias: string | null; title: string | null };

/** Everything a developer has done towards companies and their offers, the newest first; of one kind or of all. */
export async function readMoves(
  context: Context,
  { kind, after }: { kind?: MoveKind | undefined; after?: string | undefined } = {},
): Promise<OwnMoves> {
  const viewer = signedIn(context);
  if (viewer.role !== 'DEVELOPER') throw new Forbidden();
  const position = after === undefined ? undefined : readPosition(after);
  if (after !== undefined && !position) throw new Invalid({ after: 'unknown' });
  const further = position
    ? sql`and (moves.at, moves.target_id) < (${position.at}::timestamptz, ${position.id}::uuid)`
    : sql``;
  const { rows } = await sql<Row>`
    with moves as (${ownMoves(viewer.userId)})
    select moves.kind, moves.target_id, moves.message, moves.open,
      to_char(moves.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, moves.title,
      coalesce(moves.job_alias, moves.job_id::text) as job_alias,
      c.id as company_id, c.seo_alias as company_alias, c.name as company_name, c.logo, c.logo_handle
    from moves join companies c on c.id = moves.company_id
    where ${kind ? sql`moves.kind = ${kind}` : sql`true`} ${further}
    order by moves.at desc, moves.target_id desc limit ${movesPageSize + 1}`.execute(context.db);
  const shown = rows.slice(0, movesPageSize);
  const last = rows.length > movesPageSize ? shown.at(-1) : undefined;
  return {
    moves: shown.map(ownMove),
    counts: await countMoves(context, viewer.userId),
    next: last && writePosition({ at: last.at, id: last.targetId }),
  };
}

function ownMove({ kind, targetId, at, message, open, jobAlias, title, ...row }: Row): OwnMove {
  const job = jobAlias ? { alias: jobAlias, title } : undefined;
  return { kind, targetId, at, message, state: moveState({ open }), company: companyMark(row), job };
}

async function countMoves({ db }: Context, developerId: string): Promise<OwnMoves['counts']> {
  const { rows } = await sql<{ kind: MoveKind; count: number }>`
    select kind, count(*)::int from (${ownMoves(developerId)}) moves group by kind`.execute(db);
  const count = (kind: MoveKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return Object.fromEntries(moveKinds.map((kind) => [kind, count(kind)])) as OwnMoves['counts'];
}

const ownMoves = (me: string) => sql`
  select 'application' as kind, j.id as target_id, a.applied_at as at, a.message, j.company_id, j.id as job_id,
    j.seo_alias as job_alias, j.title, ${isOpen} as open
  from job_applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
  where a.developer_id = ${me}
  union all
  select 'click', j.id, k.clicked_at, null, j.company_id, j.id, j.seo_alias, j.title, ${isOpen}
  from job_link_clicks k join jobs j on j.id = k.job_id join companies c on c.id = j.company_id
  where k.developer_id = ${me}
  union all
  select 'superlike', s.company_id, s.sent_at, s.message, s.company_id, null, null, null, true
  from superlikes s where s.developer_id = ${me}
  union all
  select 'like', l.company_id, l.liked_at, null, l.company_id, null, null, null, true
  from company_likes l where l.developer_id = ${me}`;
