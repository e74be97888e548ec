import * as z from 'zod';
import type { recruiterSchema } from '../../../../domain/companies/recruiter.ts';
import {
  readRecruiterPage,
  saveRecruiterPage,
} from '../../../../server/services/companies/recruiters/edit-recruiter.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/recruiter-page.resource.ts';

/** The stored values for the form of a recruiter page. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) =>
  readRecruiterPage(context, params.recruiterId),
);

const change = z.object({
  mode: z.literal('edit'),
  version: z.int().nullable(),
  value: formValue<z.input<typeof recruiterSchema>>(),
});

export const action = jsonAction(change, (context, sent, { recruiterId }: Route.ActionArgs['params']) =>
  saveRecruiterPage(context, recruiterId, sent),
);
