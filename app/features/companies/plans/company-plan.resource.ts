import { redirect } from 'react-router';
import * as z from 'zod';
import type { planRefusalSchema, planRequestSchema } from '../../../../domain/companies/plans/plan.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Context } from '../../../../server/context.ts';
import { assignPlan, declinePlan, grantPlan } from '../../../../server/services/companies/plans/decide-plan.ts';
import { requestPlan, withdrawPlanRequest } from '../../../../server/services/companies/plans/request-plan.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/company-plan.resource.ts';

export const loader = serve(({ locale }) => {
  throw redirect(pathTo(locale, 'plans'));
});

const requestId = z.string();

/** The plan requests of a company, and the decisions of administrators. */
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('request'), value: formValue<z.input<typeof planRequestSchema>>() }),
  z.object({ mode: z.literal('withdraw') }),
  z.object({ mode: z.literal('assign'), planId: z.string() }),
  z.object({ mode: z.literal('grant'), requestId }),
  z.object({ mode: z.literal('decline'), requestId, value: formValue<z.input<typeof planRefusalSchema>>() }),
]);

export const action = jsonAction(sentSchema, (context, sent, { companyId }: Route.ActionArgs['params']) =>
  change(context, companyId, sent),
);

async function change(context: Context, companyId: string, sent: z.output<typeof sentSchema>): Promise<void> {
  switch (sent.mode) {
    case 'request':
      return requestPlan(context, companyId, sent.value);
    case 'withdraw':
      return withdrawPlanRequest(context, companyId);
    case 'assign':
      return assignPlan(context, companyId, sent.planId);
    case 'grant':
      return grantPlan(context, companyId, sent.requestId);
    case 'decline':
      return declinePlan(context, companyId, sent.requestId, sent.value);
  }
}
