import { type JobSearchState, jobSearchStates } from '../profile/cards/job-search.ts';

/** 'jobSearchState is case-converted between the export and storage forms': actively_searching, activelySearching. */
export const exportedState = (state: string) => state.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function storedState(name: string): JobSearchState | undefined {
  const plain = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase();
  return jobSearchStates.find((state) => plain(state) === plain(name));
}
