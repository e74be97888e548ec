import { type JobSearchState, offersDisableIntroductions } from '../profile/cards/job-search.ts';

export type Availability = {
  /** Disabled by an administrator. */
  disabled: boolean;
  /** The developer's own flag (dreamJob.disabled). */
  unavailable: boolean;
  jobSearchState: JobSearchState;
  disableIntroductions: boolean | null;
};

/** On a break or not searching, and introductions are not explicitly allowed. */
function hasClosedIntroductions({
  jobSearchState,
  disableIntroductions,
}: Omit<Availability, 'disabled' | 'unavailable'>): boolean {
  return offersDisableIntroductions(jobSearchState) && disableIntroductions !== false;
}

/** The interaction's disabledOrPaused: no recruiter may write to this developer. */
export function isDisabledOrPaused(developer: Availability): boolean {
  return developer.disabled || developer.unavailable || hasClosedIntroductions(developer);
}
