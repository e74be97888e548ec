import { redirect } from 'react-router';
import * as z from 'zod';
import type { ConversationReportDraft } from '../../../../../domain/contact/conversations/conversation-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { canHaveConversations } from '../../../../../domain/permissions/contact.ts';
import { permit } from '../../../../../server/context.ts';
import { reportConversation } from '../../../../../server/services/contact/reports/report-conversation.ts';
import { formValue, jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';
import type { Route } from './+types/report.resource.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));

export const action = jsonAction(
  z.object({ mode: z.literal('report'), value: formValue<ConversationReportDraft>() }),
  (context, { value }, { introductionId }: Route.ActionArgs['params']) =>
    reportConversation(context, introductionId, value),
  { permit: (context) => permit(context, canHaveConversations) },
);
