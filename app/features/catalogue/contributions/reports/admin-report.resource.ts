import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../../domain/paths.ts';
import { handleReport } from '../../../../../server/services/catalogue/contributions/handle-report.ts';
import { jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminQuestions')));

const sentSchema = z.object({ mode: z.literal('handle'), value: z.unknown() });

export const action = jsonAction(sentSchema, (context, { value }, { reportId = '' }) =>
  handleReport(context, reportId, value),
);
