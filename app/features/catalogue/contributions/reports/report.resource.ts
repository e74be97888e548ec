import { redirect } from 'react-router';
import * as z from 'zod';
import type { reportSchema } from '../../../../../domain/catalogue/contributions/question-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { canReportQuestion } from '../../../../../domain/permissions/catalogue.ts';
import { permitVisitor } from '../../../../../server/context.ts';
import { reportQuestion } from '../../../../../server/services/catalogue/contributions/report-question.ts';
import { formValue, jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';
import type { Route } from './+types/report.resource.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));

export const action = jsonAction(
  z.object({ mode: z.literal('report'), value: formValue<z.input<typeof reportSchema>>() }),
  (context, { value }, { testId, questionId }: Route.ActionArgs['params']) =>
    reportQuestion(context, { testId, questionId }, value),
  { permit: (context) => permitVisitor(context, canReportQuestion) },
);
