import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { canReviewIntroductions } from '../../../../domain/permissions/contact.ts';
import { permit } from '../../../../server/context.ts';
import { closeConversationReport } from '../../../../server/services/contact/reports/team-reports.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/report-close.resource.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminIntroductions')));

export const action = jsonAction(
  z.object({ mode: z.literal('close') }),
  (context, _, { reportId }: Route.ActionArgs['params']) => closeConversationReport(context, reportId),
  { permit: (context) => permit(context, canReviewIntroductions) },
);
