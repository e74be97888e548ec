import { redirect } from 'react-router';
import * as z from 'zod';
import type { takeDownSchema } from '../../../../domain/jobs/take-down.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { restoreJob } from '../../../../server/services/jobs/review/restore-job.ts';
import { takeDownJob } from '../../../../server/services/jobs/review/take-down-job.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/job-review.resource.ts';

export const loader = serve(({ locale }, { params }: Route.LoaderArgs) => {
  throw redirect(pathTo(locale, 'job', { alias: params.jobId }));
});

/** The decisions of administrators about an offer. */
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('takeDown'), value: formValue<z.input<typeof takeDownSchema>>() }),
  z.object({ mode: z.literal('restore') }),
]);

export const action = jsonAction(sentSchema, async (context, sent, { jobId }: Route.ActionArgs['params']) => {
  if (sent.mode === 'takeDown') await takeDownJob(context, jobId, sent.value);
  else await restoreJob(context, jobId);
});
