import { signedIn } from '../../../../server/context.ts';
import { readUnread } from '../../../../server/services/contact/conversations/read-unread.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

/** The unread count of the header, for pages that stay open. */
export const loader = serve((context) =>
  answerJson(context, async () => {
    signedIn(context);
    return { count: (await readUnread(context)) ?? 0 };
  }),
);
