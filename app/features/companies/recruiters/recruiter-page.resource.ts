import * as z from 'zod';
import {
  readRecruiterPage,
  saveRecruiterPage,
} from '../../../../server/services/companies/recruiters/edit-recruiter.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

/** The stored values for the form of a recruiter page. */
export const loader = serve((context, { params }) =>
  answerJson(context, () => readRecruiterPage(context, params.recruiterId ?? '')),
);

const change = z.object({ mode: z.literal('edit'), version: z.int().nullable(), value: z.unknown() });

export const action = jsonAction(change, (context, sent, { recruiterId = '' }) =>
  saveRecruiterPage(context, recruiterId, sent),
);
