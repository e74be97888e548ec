import {
  type ConversationChange,
  conversationChangeSchema,
} from '../../../../domain/contact/conversations/conversation-change.ts';
import type { Context } from '../../../../server/context.ts';
import { markRead } from '../../../../server/services/contact/conversations/mark-read.ts';
import { notifyTyping } from '../../../../server/services/contact/conversations/notify-typing.ts';
import { readConversation } from '../../../../server/services/contact/conversations/read-conversation.ts';
import { sendMessage } from '../../../../server/services/contact/conversations/send-message.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/messages.resource.ts';

/** The messages after the last one of the page (?after=) or before its first one (?before=). */
export const loader = jsonLoader((context, { params, url }: Route.LoaderArgs) => {
  const place = (name: string) => {
    const given = url.searchParams.get(name);
    return given !== null && /^\d{1,9}$/.test(given) ? Number(given) : undefined;
  };
  return readConversation(context, params.introductionId, { after: place('after'), before: place('before') });
});

export const action = jsonAction(
  conversationChangeSchema,
  (context, change, { introductionId }: Route.ActionArgs['params']) => make(context, introductionId, change),
);

async function make(context: Context, introductionId: string, change: ConversationChange) {
  switch (change.mode) {
    case 'send':
      return sendMessage(context, introductionId, change);
    case 'read':
      await markRead(context, introductionId, change.position);
      return undefined;
    case 'typing':
      await notifyTyping(context, introductionId);
      return undefined;
  }
}
