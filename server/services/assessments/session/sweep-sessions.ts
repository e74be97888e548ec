import { sql } from 'kysely';
import { abandonedAfterDays, leftOpen } from '../../../../domain/assessments/session/left-open.ts';
import * as rules from '../../../../domain/assessments/session/session.ts';
import { graceMilliseconds } from '../../../../domain/assessments/session/timer.ts';
import type { Runtime } from '../../../runtime.ts';
import { save } from './play.ts';
import { lockSession, type StoredSession } from './session-store.ts';

const batchSize = 200;

/**
 * Closes or deletes sessions that their players have left: see domain/assessments/session/left-open.ts. Returns how
 * many were changed.
 */
export async function sweepSessions({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<number> {
  const now = ports.clock.now();
  const late = new Date(now.getTime() - graceMilliseconds);
  const idle = new Date(now.getTime() - abandonedAfterDays * 86_400_000);
  let changed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; userId: string }>`
      select s.id, s.user_id from test_sessions s where s.status <> 'COMPLETED' and s.id > ${after} and (
        exists (select from test_session_questions q where q.session_id = s.id and q.how is null and q.deadline < ${late})
        or (s.created_at <= ${idle} and coalesce(s.start_date, s.created_at) <= ${idle} and not exists (
          select from test_session_questions q where q.session_id = s.id
            and greatest(q.shown_at, q.replied_at) > ${idle})))
      order by s.id limit ${batchSize}`.execute(db);
    for (const row of rows) if (await sweepOne({ db }, row, now)) changed++;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize) return changed;
  }
}

/** One transaction per session, decided on the locked row: the player may have returned. */
async function sweepOne(
  { db }: Pick<Runtime, 'db'>,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockSession(trx, id, userId);
    if (!stored) return false;
    const created = await trx
      .selectFrom('testSessions')
      .select('createdAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const outcome = leftOpen(stored.session, lastActivity(stored, created.createdAt), now);
    if (!outcome) return false;
    if (outcome === 'forget') {
      await trx.deleteFrom('testSessions').where('id', '=', id).execute();
      return true;
    }
    const step = outcome === 'abandon' ? rules.abandon(stored.session, now) : rules.resume(stored.session, now);
    if ('refusal' in step) return false;
    await save(trx, stored, step.session, now);
    return true;
  });
}

function lastActivity({ session, questions }: StoredSession, createdAt: Date): Date {
  const moments = questions.flatMap(({ shownAt, repliedAt }) => [shownAt, ...(repliedAt ? [repliedAt] : [])]);
  const times = [createdAt, session.startDate ?? createdAt, ...moments].map((moment) => moment.getTime());
  return new Date(Math.max(...times));
}
