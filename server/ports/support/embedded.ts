import type { Database } from '../../data/database.ts';
import { keepConversation } from './keep-conversation.ts';
import type { Support } from './port.ts';

/** Our own inbox: staff read and answer on a page of the product. */
export function inboxSupport(db: Database): Support {
  return {
    open: (request) => keepConversation(db, request, async () => ({ status: 'open' })),
  };
}
