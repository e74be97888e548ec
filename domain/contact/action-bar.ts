import type { JobSearchState } from '../profile/cards/job-search.ts';
import type { Viewer } from '../viewer.ts';

export type ActionBarFacts = {
  viewer: Viewer;
  jobSearchState: JobSearchState;
  disableIntroductions: boolean | null;
};

/**
 * 'Shown only when the viewer is a recruiter with a company and the developer's search state is not not_searching (or a
 * second profile flag is false).' That flag is disableIntroductions: not searching, but glad to be asked.
 */
export function showsActionBar({ viewer, jobSearchState, disableIntroductions }: ActionBarFacts): boolean {
  if (viewer?.role !== 'RECRUITER' || !viewer.membership) return false;
  return jobSearchState !== 'not_searching' || disableIntroductions === false;
}
