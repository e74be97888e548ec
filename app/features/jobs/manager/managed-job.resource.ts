import * as z from 'zod';
import { canManageOffers } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../../server/context.ts';
import { archiveJob, deleteDraft, publishJob } from '../../../../server/services/jobs/change-job.ts';
import { duplicateJob } from '../../../../server/services/jobs/duplicate-job.ts';
import { createJobOffer, readJobForm, saveJob } from '../../../../server/services/jobs/edit-job.ts';
import { answerJson, notUnderstood } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

/** The stored values for the form of an offer. */
export const loader = serve((context, { params }) =>
  answerJson(context, () => readJobForm(context, params.jobId ?? '')),
);

const change = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('add'), value: z.unknown() }),
  z.object({ mode: z.literal('edit'), version: z.int().nullable(), value: z.unknown() }),
  z.object({ mode: z.literal('duplicate'), copyId: z.string() }),
  z.object({ mode: z.enum(['publish', 'archive', 'delete']) }),
]);

/** Every command of the company's members on one of its offers. */
export const action = serve((context, { params, request }) =>
  answerJson(context, async () => {
    permit(context, canManageOffers);
    const sent = change.safeParse(await request.json().catch(() => undefined));
    if (!sent.success) throw notUnderstood();
    return { done: true, ...(await make(context, params.jobId ?? '', sent.data)) };
  }),
);

const acts = { publish: publishJob, archive: archiveJob, delete: deleteDraft };

async function make(context: Context, jobId: string, sent: z.output<typeof change>): Promise<{ alias?: string }> {
  if (sent.mode === 'add') return createJobOffer(context, jobId, sent.value);
  if (sent.mode === 'edit') return saveJob(context, jobId, sent);
  if (sent.mode === 'duplicate') await duplicateJob(context, jobId, sent.copyId);
  else await acts[sent.mode](context, jobId);
  return {};
}
