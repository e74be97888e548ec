import { type JobSearchState, offersDisableIntroductions } from '../profile/cards/job-search.ts';

export type Availability = {
  /** Disabled by an administrator. */
  disabled: boolean;
  /** The developer's own flag (dreamJob.disabled). */
  unavailable: boolean;
  jobSearchState: JobSearchState;
  disableIntroductions: boolean | null;
};

/** Why a developer does not receive messages: `disabled` refuses every message, `paused` only a first one. */
export type Reachability = { disabled: boolean; paused: boolean };

/** docs/product/contact.md, Availability of a developer. */
export function reachability(developer: Availability): Reachability {
  const { jobSearchState, disableIntroductions } = developer;
  return {
    disabled: developer.disabled || developer.unavailable,
    // On a break or not searching, and introductions are not explicitly allowed.
    paused: offersDisableIntroductions(jobSearchState) && disableIntroductions !== false,
  };
}

/** The interaction's disabledOrPaused: no recruiter may write first to this developer. */
export const isDisabledOrPaused = ({ disabled, paused }: Reachability): boolean => disabled || paused;
