import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { permitModerator } from '../moderation/permit.ts';

export type FailedEmail = { id: string; to: string; subject: string; error: string | null; at: string };
export type FailedJob = { id: string; task: string; attempts: number; error: string; at: string };

const mostAtOnce = 50;

/** What was given up: letters that were refused, and jobs that were tried to the end. */
export async function readFailures(context: Context): Promise<{ emails: FailedEmail[]; jobs: FailedJob[] }> {
  permitModerator(context);
  const emails = await context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'error', 'createdAt'])
    .where('status', '=', 'failed')
    .orderBy('createdAt', 'desc')
    .limit(mostAtOnce)
    .execute();
  const { rows: jobs } = await sql<{
    id: string;
    task: string;
    attempts: number;
    lastError: string | null;
    updatedAt: Date;
  }>`
    select id::text, task_identifier as task, attempts, last_error, updated_at from graphile_worker.jobs
    where attempts >= max_attempts order by updated_at desc limit ${mostAtOnce}`.execute(context.db);
  return {
    emails: emails.map(({ id, toAddress, subject, error, createdAt }) => ({
      id,
      to: toAddress,
      subject,
      error,
      at: createdAt.toISOString(),
    })),
    // The first line says what happened; the rest is where in the code.
    jobs: jobs.map(({ id, task, attempts, lastError, updatedAt }) => ({
      id,
      task,
      attempts,
      error: (lastError ?? '').split('\n')[0]?.slice(0, 300) ?? '',
      at: updatedAt.toISOString(),
    })),
  };
}
