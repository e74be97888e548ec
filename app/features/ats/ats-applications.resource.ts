import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { answerWaitingApplication } from '../../../server/services/ats/confirm-application.ts';
import { jsonAction } from '../../forms/json-action.ts';
import { serve } from '../../serve.ts';

export const loader = serve(({ locale }) => {
  throw redirect(pathTo(locale, 'applications'));
});

const sentSchema = z.object({ mode: z.enum(['confirm', 'deny']), applicationId: z.string() });

export const action = jsonAction(sentSchema, (context, { mode, applicationId }) =>
  answerWaitingApplication(context, applicationId, mode === 'confirm'),
);
