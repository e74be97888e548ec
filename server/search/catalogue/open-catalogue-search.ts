import { type IndexOptions, type IndexThread, openIndexThread } from '../thread/open-index-thread.ts';
import type { Asked, Found } from './found.ts';

export type CatalogueSearcher = IndexThread<Asked, Found>;

export function openCatalogueSearch(options: IndexOptions): CatalogueSearcher {
  const thread = new URL('./catalogue.worker.ts', import.meta.url);
  return openIndexThread({ name: 'catalogue', thread, rows: 'catalogue_questions' }, options);
}
