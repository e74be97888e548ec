import type { Database } from '../../data/database.ts';
import type { Support } from './port.ts';
import { storeConversation } from './store-conversation.ts';

/** The inbox of the product: administrators read and answer on a page. */
export function inboxSupport(db: Database): Support {
  return {
    open: (request) => storeConversation(db, request, async () => ({ status: 'open' })),
  };
}
