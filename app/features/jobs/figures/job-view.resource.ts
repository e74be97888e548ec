import { redirect } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { recordView } from '../../../../server/services/jobs/figures/record-view.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/job-view.resource.ts';

/** The answer is always the same: it tells nothing about the offer. */
export const action = serve(async (context, { params }: Route.ActionArgs) => {
  await recordView(context, params.jobId);
  return new Response(null, { status: 204 });
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'jobs')));
