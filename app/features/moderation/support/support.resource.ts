import { redirect } from 'react-router';
import * as z from 'zod';
import type { answerSchema } from '../../../../domain/moderation/support/inbox.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { answerSupport, setSupportStatus } from '../../../../server/services/moderation/support/answer-support.ts';
import {
  giveBackConversation,
  takeConversation,
} from '../../../../server/services/moderation/support/take-conversation.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminSupport')));

const ids = z.array(z.uuid()).min(1).max(100);
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('answer'), conversationId: z.uuid(), value: formValue<z.input<typeof answerSchema>>() }),
  z.object({ mode: z.literal('close'), ids }),
  z.object({ mode: z.literal('reopen'), ids }),
  z.object({ mode: z.enum(['take', 'giveBack']), conversationId: z.uuid() }),
]);

export const action = jsonAction(sentSchema, async (context, sent) => {
  switch (sent.mode) {
    case 'answer':
      await answerSupport(context, sent.conversationId, sent.value);
      return undefined;
    case 'take':
      await takeConversation(context, sent.conversationId);
      return undefined;
    case 'giveBack':
      await giveBackConversation(context, sent.conversationId);
      return undefined;
    default:
      return { count: await setSupportStatus(context, sent.ids, sent.mode === 'close' ? 'closed' : 'open') };
  }
});
