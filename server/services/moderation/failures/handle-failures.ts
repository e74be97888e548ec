import { sql } from 'kysely';
import * as z from 'zod';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import { notify } from '../../../live.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { dropTokens } from '../../shared/emails/tokens.ts';
import { record } from '../audit/record.ts';
import { permitModerator } from '../permit.ts';

export const chosenSchema = z.object({
  kind: z.enum(['emails', 'jobs'], 'unknown'),
  act: z.enum(['retry', 'drop'], 'unknown'),
  ids: z.array(z.string().max(60)).min(1, 'required').max(200, 'tooManyRows'),
});

/**
 * Retries or drops failures, and returns how many; those that another administrator has handled meanwhile are skipped.
 */
export async function handleFailures(context: Context, given: unknown): Promise<number> {
  const { userId } = permitModerator(context);
  const { kind, act, ids } = checked(chosenSchema, given);
  return context.db.transaction().execute(async (trx) => {
    const handled = kind === 'emails' ? await emails() : await jobs();
    if (handled > 0) {
      const entry = { actorId: userId, action: `failures.${act}`, subjectKind: kind, subjectId: null };
      await record(trx, { ...entry, data: { count: handled } });
    }
    return handled;

    async function emails(): Promise<number> {
      const { rows } = await sql<{ id: string }>`update emails set status = ${act === 'retry' ? 'queued' : 'dropped'}
        where status = 'failed' and id::text = any(${ids}) returning id`.execute(trx);
      // A retry still needs the token of its link; a dropped e-mail does not.
      if (act === 'drop')
        await dropTokens(
          trx,
          rows.map(({ id }) => id),
        );
      else for (const { id } of rows) await enqueueTask(trx, 'send-email', { emailId: id }, { maxAttempts: 12 });
      return rows.length;
    }

    async function jobs(): Promise<number> {
      const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null and id::text = any(${ids})`.execute(trx);
      const found = sql`${rows.map(({ id }) => id)}::bigint[]`;
      await (act === 'retry'
        ? sql`select graphile_worker.reschedule_jobs(${found}, run_at => now(), attempts => 0)`.execute(trx)
        : sql`select graphile_worker.complete_jobs(${found})`.execute(trx));
      if (rows.length > 0) await notify(trx, 'team', { kind: 'queue', id: 'failures' });
      return rows.length;
    }
  });
}
