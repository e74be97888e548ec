import type { Database } from '../../data/database.ts';
import type { Support } from './port.ts';
import { storeConversation } from './store-conversation.ts';

/** Our own inbox: staff read and answer on a page of the product. */
export function inboxSupport(db: Database): Support {
  return {
    open: (request) => storeConversation(db, request, async () => ({ status: 'open' })),
  };
}
