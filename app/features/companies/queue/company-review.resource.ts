import { redirect } from 'react-router';
import * as z from 'zod';
import type { refusalSchema } from '../../../../domain/companies/company.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { restoreValidation } from '../../../../server/services/companies/restore-validation.ts';
import { acceptCompany, askAgain, refuseCompany } from '../../../../server/services/companies/review.ts';
import { setRequestsReviewed } from '../../../../server/services/companies/review-requests.ts';
import { withdrawValidation } from '../../../../server/services/companies/withdraw-validation.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/company-review.resource.ts';

export const loader = serve(({ locale }, { params }: Route.LoaderArgs) => {
  throw redirect(pathTo(locale, 'company', { alias: params.companyId }));
});

/** The decisions of administrators about a company, and the answer of the company. */
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('accept') }),
  z.object({ mode: z.literal('refuse'), value: formValue<z.input<typeof refusalSchema>>() }),
  z.object({ mode: z.literal('withdraw'), value: formValue<z.input<typeof refusalSchema>>() }),
  z.object({ mode: z.literal('restore') }),
  z.object({ mode: z.literal('askAgain') }),
  z.object({ mode: z.literal('reviewRequests'), reviewed: z.boolean('unknown') }),
]);

export const action = jsonAction(sentSchema, async (context, sent, { companyId }: Route.ActionArgs['params']) => {
  if (sent.mode === 'accept') await acceptCompany(context, companyId);
  else if (sent.mode === 'refuse') await refuseCompany(context, companyId, sent.value);
  else if (sent.mode === 'withdraw') await withdrawValidation(context, companyId, sent.value);
  else if (sent.mode === 'restore') await restoreValidation(context, companyId);
  else if (sent.mode === 'reviewRequests') await setRequestsReviewed(context, companyId, sent.reviewed);
  else await askAgain(context, companyId);
});
