import { type IndexOptions, type IndexThread, openIndexThread } from '../thread/open-index-thread.ts';
import type { IndexAnswer, IndexSearch } from './library-index.ts';

export type LibrarySearcher = IndexThread<IndexSearch, IndexAnswer>;

export function openLibrarySearch(options: IndexOptions): LibrarySearcher {
  const thread = new URL('./library.worker.ts', import.meta.url);
  return openIndexThread({ name: 'library', thread, rows: 'library_profiles where listed' }, options);
}
