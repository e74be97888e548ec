import { type IndexOptions, type IndexThread, openIndexThread } from '../thread/open-index-thread.ts';
import type { AskedOffers, FoundOffers } from './found.ts';

export type OfferSearcher = IndexThread<AskedOffers, FoundOffers>;

export function openOfferSearch(options: IndexOptions): OfferSearcher {
  const thread = new URL('./offers.worker.ts', import.meta.url);
  return openIndexThread({ name: 'offers', thread, rows: 'indexed_jobs' }, options);
}
