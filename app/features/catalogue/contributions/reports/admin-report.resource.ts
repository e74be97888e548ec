import { redirect } from 'react-router';
import * as z from 'zod';
import type { reportAnswerSchema } from '../../../../../domain/catalogue/contributions/question-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { handleReport } from '../../../../../server/services/catalogue/contributions/handle-report.ts';
import { formValue, jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';
import type { Route } from './+types/admin-report.resource.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminQuestions')));

const sentSchema = z.object({ mode: z.literal('handle'), value: formValue<z.input<typeof reportAnswerSchema>>() });

export const action = jsonAction(sentSchema, (context, { value }, { reportId }: Route.ActionArgs['params']) =>
  handleReport(context, reportId, value),
);
