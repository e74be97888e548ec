import { sql } from 'kysely';
import { secondSession, skippedSessions, waitUntil } from '../../../../domain/assessments/session/begin.ts';
import type { Writer } from '../../../data/database.ts';

type Row = {
  lastEnd: Date | null;
  settled: boolean | null;
  recent: number;
  skipped: number;
  lastSkipped: Date | null;
};

/** When the player may begin the next rated session of a test; undefined: now. */
export async function readWait(
  db: Writer,
  { userId, testId }: { userId: string; testId: string },
  now: Date,
): Promise<Date | undefined> {
  const recentSince = new Date(now.getTime() - secondSession.withinHours * 3_600_000);
  const skippedSince = new Date(now.getTime() - skippedSessions.withinDays * 86_400_000);
  const { rows } = await sql<Row>`
    with skipped as (select s.end_date from test_sessions s where s.user_id = ${userId} and not s.practice
      and s.status = 'COMPLETED' and s.end_date > ${skippedSince}
      and (select count(*) from test_session_questions q where q.session_id = s.id and q.how in ('skipped', 'timedOut'))
        >= ${skippedSessions.unanswered})
    select r.last_session_at as last_end, r.settled,
      (select count(*)::integer from test_sessions s where s.user_id = ${userId} and s.test_id = ${testId}
        and not s.practice and s.status = 'COMPLETED' and s.end_date > ${recentSince}) as recent,
      (select count(*)::integer from skipped) as skipped, (select max(end_date) from skipped) as last_skipped
    from (select 1) one left join player_ratings r on r.user_id = ${userId} and r.test_id = ${testId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { lastEnd, settled, recent, skipped, lastSkipped } = row;
  const before = lastEnd ? { lastEnd, settled: settled === true, recent } : undefined;
  return waitUntil(before, { sessions: skipped, lastEnd: lastSkipped }, now);
}
