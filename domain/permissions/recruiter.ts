import type { Membership, SignedIn, Viewer } from '../viewer.ts';

export type Recruiting = SignedIn & { membership: Membership };

/** A recruiter of a validated company, who may see profiles and store notes about them. */
export function isRecruiting(viewer: Viewer): viewer is Recruiting {
  return viewer?.role === 'RECRUITER' && viewer.membership?.validated === true;
}
