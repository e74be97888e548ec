import { redirect } from 'react-router';
import type * as z from 'zod';
import type { jobPreviewSchema } from '../../../../domain/jobs/job.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { permitMember } from '../../../../server/services/jobs/permit-member.ts';
import { previewDescription } from '../../../../server/services/jobs/preview-description.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

/** A description as the page of the offer would show it. */
export const action = jsonAction(formValue<z.input<typeof jobPreviewSchema>>(), previewDescription, {
  permit: permitMember,
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
