import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { hasWords } from '../has-words.ts';
import { permitModerator } from '../permit.ts';

type FailedEmail = { id: string; to: string; subject: string; error: string | null; at: string };
type FailedTask = { id: string; task: string; attempts: number; error: string; at: string };

const mostAtOnce = 50;

export type Failures = { emails: FailedEmail[]; emailTotal: number; jobs: FailedTask[]; taskTotal: number };

/** E-mails that were refused and background tasks whose attempts are used up; searched by any text that is shown. */
export async function readFailures(context: Context, text = ''): Promise<Failures> {
  permitModerator(context);
  const emails = await context.db
    .selectFrom('emails')
    .select(['id', 'toAddress', 'subject', 'error', 'createdAt'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('status', '=', 'failed')
    .where(hasWords(text, 'toAddress', 'subject', 'error'))
    .orderBy('createdAt', 'desc')
    .limit(mostAtOnce)
    .execute();
  const { rows: jobs } = await sql<{
    id: string;
    task: string;
    attempts: number;
    lastError: string | null;
    updatedAt: Date;
    total: number;
  }>`
    select id::text, task_identifier as task, attempts, last_error, updated_at, count(*) over ()::int as total
    from graphile_worker.jobs
    where attempts >= max_attempts and ${hasWords(text, 'task_identifier', 'last_error')}
    order by updated_at desc limit ${mostAtOnce}`.execute(context.db);
  return {
    emailTotal: emails[0]?.total ?? 0,
    taskTotal: jobs[0]?.total ?? 0,
    emails: emails.map(({ id, toAddress, subject, error, createdAt }) => ({
      id,
      to: toAddress,
      subject,
      error,
      at: createdAt.toISOString(),
    })),
    // The first line holds the message; the rest is the stack trace.
    jobs: jobs.map(({ id, task, attempts, lastError, updatedAt }) => ({
      id,
      task,
      attempts,
      error: (lastError ?? '').split('\n')[0]?.slice(0, 300) ?? '',
      at: updatedAt.toISOString(),
    })),
  };
}
