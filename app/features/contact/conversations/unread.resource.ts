import { signedIn } from '../../../../server/context.ts';
import { readUnread } from '../../../../server/services/contact/conversations/read-unread.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';

/** The unread count of the header, for pages that stay open. */
export const loader = jsonLoader(async (context) => {
  signedIn(context);
  return { count: (await readUnread(context)) ?? 0 };
});
