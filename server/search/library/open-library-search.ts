import { type IndexOptions, type IndexThread, openIndexThread } from '../thread/open-index-thread.ts';
import type { IndexAnswer, IndexQuestion } from './library-index.ts';

export type LibrarySearch = IndexThread<IndexQuestion, IndexAnswer>;

export function openLibrarySearch(options: IndexOptions): LibrarySearch {
  const thread = new URL('./library.worker.ts', import.meta.url);
  return openIndexThread({ name: 'library', thread, rows: 'library_profiles where listed' }, options);
}
