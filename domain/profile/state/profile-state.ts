import { visibleJobSearchStates } from '../cards/job-terms.ts';
import { isOnWaitingList } from './waiting-list.ts';

/** The state of a profile for the CV library: the first one that applies. */
export type ProfileState = 'disabled' | 'short' | 'hidden' | 'waiting' | 'reviewed' | 'published';

type Facts = {
  disabled: boolean;
  isShort: boolean;
  jobSearchState: string;
  /** The developer has chosen to be in no search for now. */
  unavailable: boolean;
  validationStatus: string | null;
};

/** 'published' exactly for the profiles in the CV library: the function is_listed of the database is the same rule. */
export function profileState({ disabled, isShort, validationStatus, ...search }: Facts): ProfileState {
  if (disabled) return 'disabled';
  if (isShort) return 'short';
  if (search.unavailable || !visibleJobSearchStates.some((state) => state === search.jobSearchState)) return 'hidden';
  if (isOnWaitingList({ validationStatus })) return 'waiting';
  return validationStatus === 'published' ? 'published' : 'reviewed';
}
