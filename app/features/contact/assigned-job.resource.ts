import * as z from 'zod';
import { assignToJob } from '../../../server/services/contact/introductions/assign-job.ts';
import { readJobAssignment } from '../../../server/services/contact/introductions/read-job-assignment.ts';
import { jsonAction } from '../../forms/json-action.ts';
import { jsonLoader } from '../../forms/json-loader.ts';
import type { Route } from './+types/assigned-job.resource.ts';

export const loader = jsonLoader((context, { params }: Route.LoaderArgs) =>
  readJobAssignment(context, params.developerId),
);

const wish = z.object({ jobId: z.uuid().nullable() });

export const action = jsonAction(wish, async (context, { jobId }, { developerId }: Route.ActionArgs['params']) => {
  await assignToJob(context, developerId, jobId);
});
