import type { JobSearchState } from '../profile/cards/job-search.ts';
import type { Viewer } from '../viewer.ts';

export type ActionBarFacts = {
  viewer: Viewer;
  jobSearchState: JobSearchState;
  disableIntroductions: boolean | null;
};

/**
 * docs/product/contact.md, The action bar. disableIntroductions === false: the developer is not searching, but accepts
 * requests.
 */
export function showsActionBar({ viewer, jobSearchState, disableIntroductions }: ActionBarFacts): boolean {
  if (viewer?.role !== 'RECRUITER' || !viewer.membership) return false;
  return jobSearchState !== 'not_searching' || disableIntroductions === false;
}
