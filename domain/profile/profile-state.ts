import { isOnWaitingList } from './waiting-list.ts';

/** The state of a profile for the CV library: the first one that applies. */
export type ProfileState = 'disabled' | 'short' | 'hidden' | 'waiting' | 'reviewed' | 'published';

/** docs/product/profile.md, The job-search card: the search states in which a profile can be found. */
export const visibleJobSearchStates: readonly string[] = ['actively_searching', 'open_opportunities', 'dreamjob_only'];

type Facts = { disabled: boolean; isShort: boolean; jobSearchState: string; validationStatus: string | null };

export function profileState({ disabled, isShort, jobSearchState, validationStatus }: Facts): ProfileState {
  if (disabled) return 'disabled';
  if (isShort) return 'short';
  if (jobSearchState === 'pause_profile' || jobSearchState === 'not_searching') return 'hidden';
  if (isOnWaitingList({ validationStatus })) return 'waiting';
  return validationStatus === 'published' ? 'published' : 'reviewed';
}
