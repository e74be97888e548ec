import * as z from 'zod';
import type { StagesDraft } from '../../../../domain/contact/pipeline/edit-stages.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { permit } from '../../../../server/context.ts';
import {
  readStagesForm,
  removeOwnStages,
  saveStages,
} from '../../../../server/services/contact/pipeline/edit-stages.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';

/** The stored stages, for their form: of the offer `?job=`, or of the company. */
export const loader = jsonLoader((context, { url }) =>
  readStagesForm(context, url.searchParams.get('job') ?? undefined),
);

const change = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('edit'),
    jobId: z.uuid('unknown').optional(),
    version: z.int().nullable(),
    value: formValue<StagesDraft>(),
  }),
  z.object({ mode: z.literal('share'), jobId: z.uuid('unknown') }),
]);

export const action = jsonAction(
  change,
  async (context, sent) => {
    if (sent.mode === 'share') await removeOwnStages(context, sent.jobId);
    else await saveStages(context, sent.jobId, sent);
  },
  { permit: (context) => permit(context, canTalkForCompany) },
);
