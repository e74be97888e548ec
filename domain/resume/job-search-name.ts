import { type JobSearchState, jobSearchStates } from '../profile/cards/job-search.ts';

/** docs/product/resume.md, JSON Resume format: stored as actively_searching, exported as activelySearching. */
export const exportedState = (state: string) => state.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function storedState(name: string): JobSearchState | undefined {
  const plain = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase();
  return jobSearchStates.find((state) => plain(state) === plain(name));
}
