import * as z from 'zod';
import type { jobSchema } from '../../../../domain/jobs/job.ts';
import { plannedDay } from '../../../../domain/jobs/schedule/publication-day.ts';
import { canManageOffers } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../../server/context.ts';
import { archiveJob, confirmJob, deleteDraft, publishJob } from '../../../../server/services/jobs/change-job.ts';
import { duplicateJob } from '../../../../server/services/jobs/duplicate-job.ts';
import { createJobOffer, readJobForm, saveJob } from '../../../../server/services/jobs/edit-job.ts';
import { askReview } from '../../../../server/services/jobs/review/ask-review.ts';
import { planPublication } from '../../../../server/services/jobs/schedule/plan-publication.ts';
import { alertForOffer } from '../../../../server/services/library/offers/alert-for-offer.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/managed-job.resource.ts';

/** The stored values for the form of an offer. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readJobForm(context, params.jobId));

const change = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('add'), value: formValue<z.input<typeof jobSchema>>() }),
  z.object({ mode: z.literal('edit'), version: z.int().nullable(), value: formValue<z.input<typeof jobSchema>>() }),
  z.object({ mode: z.literal('plan'), ...plannedDay.shape }),
  z.object({ mode: z.literal('duplicate'), copyId: z.string() }),
  z.object({ mode: z.enum(['publish', 'confirm', 'archive', 'delete', 'askReview', 'alertProfiles']) }),
]);

/** Every command of the company's members on one of its offers. */
export const action = jsonAction(
  change,
  (context, sent, { jobId }: Route.ActionArgs['params']) => make(context, jobId, sent),
  { permit: (context) => permit(context, canManageOffers) },
);

const acts = {
  publish: publishJob,
  confirm: confirmJob,
  archive: archiveJob,
  delete: deleteDraft,
  askReview,
  alertProfiles: alertForOffer,
};

async function make(context: Context, jobId: string, sent: z.output<typeof change>): Promise<{ alias?: string }> {
  if (sent.mode === 'add') return createJobOffer(context, jobId, sent.value);
  if (sent.mode === 'edit') return saveJob(context, jobId, sent);
  if (sent.mode === 'plan') await planPublication(context, jobId, sent);
  else if (sent.mode === 'duplicate') await duplicateJob(context, jobId, sent.copyId);
  else await acts[sent.mode](context, jobId);
  return {};
}
