import { redirect } from 'react-router';
import type * as z from 'zod';
import type { jobPreviewSchema } from '../../../../domain/jobs/job.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canManageOffers } from '../../../../domain/permissions/jobs.ts';
import { permit } from '../../../../server/context.ts';
import { previewDescription } from '../../../../server/services/jobs/preview-description.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

/** A description as the page of the offer would show it. */
export const action = jsonAction(formValue<z.input<typeof jobPreviewSchema>>(), previewDescription, {
  permit: (context) => permit(context, canManageOffers),
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
