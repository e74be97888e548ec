import { type RawBuilder, sql } from 'kysely';
import type { PlayFlag } from '../../../../domain/assessments/session/play-flags.ts';
import { canReadEverySession } from '../../../../domain/permissions/assessments.ts';
import { type Context, permit } from '../../../context.ts';
import { hasWords } from '../../moderation/has-words.ts';

export const flaggedLists = ['open', 'seen'] as const;
export type FlaggedList = (typeof flaggedLists)[number];

export type FlaggedSession = {
  sessionId: string;
  player: { id: string; name: string };
  test: string;
  endDate: Date;
  score: number | null;
  badgeRefused: boolean;
  flags: { kind: PlayFlag['kind']; data: Record<string, number> }[];
};
export type FlaggedSessions = { counts: Record<FlaggedList, number>; total: number; sessions: FlaggedSession[] };

const mostAtOnce = 50;
const isIn: Record<FlaggedList, RawBuilder<boolean>> = {
  open: sql`s.flags_seen_at is null`,
  seen: sql`s.flags_seen_at is not null`,
};

/** docs/product/assessments.md, Unusual sessions: those with a hint, the newest first. */
export async function readFlaggedSessions(
  context: Context,
  { list, text }: { list: FlaggedList; text: string },
): Promise<FlaggedSessions> {
  permit(context, canReadEverySession);
  const { db, locale } = context;
  const { rows: counted } = await sql<Record<FlaggedList, number>>`
    select count(*) filter (where ${isIn.open})::int as open, count(*) filter (where ${isIn.seen})::int as seen
    from test_sessions s where s.id in (select session_id from play_flags)`.execute(db);
  const name = sql.ref(`t.name_${locale}`);
  const { rows } = await sql<Row>`
    select s.id as session_id, u.id as user_id, u.name, ${name} as test, s.end_date, s.score,
      s.badge_refused_at is not null as badge_refused,
      (select json_agg(json_build_object('kind', f.kind, 'data', f.data) order by f.kind)
        from play_flags f where f.session_id = s.id) as flags,
      count(*) over ()::int as total
    from test_sessions s join users u on u.id = s.user_id join tests t on t.id = s.test_id
    where s.id in (select session_id from play_flags) and ${isIn[list]}
      and ${hasWords(text, 'u.name', `t.name_${locale}`)}
    order by s.end_date desc nulls last, s.id limit ${mostAtOnce}`.execute(db);
  return {
    counts: counted[0] ?? { open: 0, seen: 0 },
    total: rows[0]?.total ?? 0,
    sessions: rows.map(({ total: _, userId, name: playerName, ...row }) => ({
      ...row,
      player: { id: userId, name: playerName },
    })),
  };
}

type Row = Omit<FlaggedSession, 'player'> & { userId: string; name: string; total: number };
