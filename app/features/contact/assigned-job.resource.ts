import * as z from 'zod';
import { assignToJob } from '../../../server/services/contact/introductions/assign-job.ts';
import { readJobAssignment } from '../../../server/services/contact/introductions/read-job-assignment.ts';
import { answerJson } from '../../forms/answer-json.ts';
import { jsonAction } from '../../forms/json-action.ts';
import { serve } from '../../serve.ts';

export const loader = serve((context, { params }) =>
  answerJson(context, () => readJobAssignment(context, params.developerId ?? '')),
);

const wish = z.object({ jobId: z.uuid().nullable() });

export const action = jsonAction(wish, async (context, { jobId }, { developerId = '' }) => {
  await assignToJob(context, developerId, jobId);
});
