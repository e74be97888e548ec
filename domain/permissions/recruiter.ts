import type { Membership, SignedIn, Viewer } from '../viewer.ts';

export type Recruiting = SignedIn & { membership: Membership };

/** A recruiter whose company was validated by the team: who may see profiles, and keep something about them. */
export function isRecruiting(viewer: Viewer): viewer is Recruiting {
  return viewer?.role === 'RECRUITER' && viewer.membership?.validated === true;
}
