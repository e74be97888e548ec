import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Pace, waitAfter } from '../../../../domain/account/pace.ts';
import { TooMany } from '../../../../domain/refusals.ts';
import type { Writer } from '../../../data/database.ts';

/** After this many attempts every pace has reached its longest wait. */
const mostCounted = 60;

/**
 * Counts one attempt, in one statement shared by all processes, and returns their number. Throws TooMany and counts
 * nothing while the wait of the attempt before lasts. Counted before the secret is checked, so that parallel attempts
 * gain nothing.
 */
export async function attempt(writer: Writer, pace: Pace, who: string): Promise<number> {
  const key = keyOf(pace, who);
  const waits = Array.from({ length: mostCounted }, (_, n) => waitAfter(pace, n + 1));
  const attempts = sql`case when slowed.forgotten_at <= clock_timestamp() then 1 else slowed.attempts + 1 end`;
  const waitOf = (count: ReturnType<typeof sql>) =>
    sql`clock_timestamp() + make_interval(secs => (${waits}::int[])[least(${count}, ${mostCounted})])`;
  const forgottenAt = sql`clock_timestamp() + make_interval(secs => ${pace.forgottenAfter})`;
  const { rows } = await sql<{ attempts: number }>`
    insert into slowed_attempts as slowed (key, attempts, next_at, forgotten_at)
    values (${key}, 1, ${waitOf(sql`1`)}, ${forgottenAt})
    on conflict (key) do update set attempts = ${attempts}, next_at = ${waitOf(attempts)}, forgotten_at = ${forgottenAt}
    where slowed.next_at <= clock_timestamp()
    returning attempts`.execute(writer);
  const [row] = rows;
  if (row) return row.attempts;
  throw new TooMany(await secondsLeft(writer, key));
}

async function secondsLeft(writer: Writer, key: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from next_at - clock_timestamp()))::int as seconds from slowed_attempts where key = ${key}`.execute(
    writer,
  );
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** Uncounts an attempt that was right, or that another counter has refused. */
export async function takeBack(writer: Writer, pace: Pace, who: string): Promise<void> {
  await sql`update slowed_attempts set attempts = greatest(0, attempts - 1), next_at = clock_timestamp()
    where key = ${keyOf(pace, who)}`.execute(writer);
}

/** The secret was right: earlier attempts are forgotten. */
export async function forgetAttempts(writer: Writer, pace: Pace, who: string): Promise<void> {
  await writer.deleteFrom('slowedAttempts').where('key', '=', keyOf(pace, who)).execute();
}

/** Hashed, so that the table contains no address. */
function keyOf({ name }: Pace, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}
