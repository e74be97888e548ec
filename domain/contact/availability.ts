import { offersDisableIntroductions, type SearchState } from '../profile/cards/job-search.ts';

export type Availability = {
  /** Taken out by an administrator. */
  disabled: boolean;
  /** The developer's own flag (dreamJob.disabled). */
  unavailable: boolean;
  searchState: SearchState;
  disableIntroductions: boolean | null;
};

/** On a break or not searching, and has not said that introductions are welcome all the same. */
export function hasClosedIntroductions({
  searchState,
  disableIntroductions,
}: Omit<Availability, 'disabled' | 'unavailable'>): boolean {
  return offersDisableIntroductions(searchState) && disableIntroductions !== false;
}

/** The interaction's disabledOrPaused: nobody may write to this developer. */
export function isDisabledOrPaused(developer: Availability): boolean {
  return developer.disabled || developer.unavailable || hasClosedIntroductions(developer);
}
