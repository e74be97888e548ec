import { sql } from 'kysely';
import type { Writer } from '../data/database.ts';

/** Every task by name, with its payload. */
export type Tasks = {
  'send-email': { emailId: string };
  'sweep-expired': Record<string, never>;
  'rebuild-library': Record<string, never>;
  'alert-searches': Record<string, never>;
  'alert-job': { jobId: string };
  'alert-jobs': Record<string, never>;
  'introduction-email': { eventId: string };
  'meeting-email': { eventId: string };
  'end-meetings': { companyId?: string; developerId?: string; userId?: string; ifFrozen?: boolean };
  'introductions-due': Record<string, never>;
  'away-emails': Record<string, never>;
  'close-applications': Record<string, never>;
  'tell-reminders': Record<string, never>;
  'remind-companies': Record<string, never>;
  'refresh-answer-rates': Record<string, never>;
  'deliver-webhook': { deliveryId: string };
  'publish-batch': Record<string, never>;
  'rate-questions': Record<string, never>;
  'measure-questions': Record<string, never>;
  'refresh-exposure': { testId: string };
  'refresh-rankings': Record<string, never>;
  'refresh-all-stars': Record<string, never>;
  'close-seasons': Record<string, never>;
  'sweep-test-sessions': Record<string, never>;
  'retire-accounts': Record<string, never>;
  'watch-reading': Record<string, never>;
  'refresh-figures': Record<string, never>;
  'refresh-fit': Record<string, never>;
  'report-fairness': Record<string, never>;
  'fill-html': Record<string, never>;
  'answer-test-requests': Record<string, never>;
  'publish-planned-jobs': Record<string, never>;
  'archive-expired-jobs': Record<string, never>;
  'remind-expiring-jobs': Record<string, never>;
};

/**
 * In the same transaction as its cause: a task exists exactly when its cause is stored. Tasks with the same `lane` run
 * one after the other; one with the
 * `jobKey` of a task that waits takes its place.
 */
export async function enqueueTask<Name extends keyof Tasks>(
  writer: Writer,
  name: Name,
  payload: Tasks[Name],
  options: { maxAttempts?: number; runAt?: Date; lane?: string; jobKey?: string } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, queue_name => ${options.lane ?? null}::text, run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 10}::int, job_key => ${options.jobKey ?? null}::text)`.execute(
    writer,
  );
}
