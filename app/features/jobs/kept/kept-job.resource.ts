import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { permit } from '../../../../server/context.ts';
import { keepJob } from '../../../../server/services/jobs/kept/keep-job.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/kept-job.resource.ts';

const wish = z.object({ kept: z.boolean() });

export const action = jsonAction(
  wish,
  (context, { kept }, { jobId }: Route.ActionArgs['params']) => keepJob(context, jobId, kept),
  { permit: (context) => permit(context, canKeepJobs) },
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
