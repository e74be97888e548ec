import type { JobStatus } from '../jobs/job-status.ts';
import type { Membership, SignedIn, Viewer } from '../viewer.ts';

export type Member = SignedIn & { membership: Membership };

/** A member of a company writes its offers, even before the team has validated it. */
export function isMember(viewer: Viewer): viewer is Member {
  return viewer?.role === 'RECRUITER' && viewer.membership !== undefined;
}

/** The visibility of an offer: open to read, closed (it was published before), or unknown. */
export type JobVisibility = 'open' | 'closed' | 'unknown';

type Facts = { status: JobStatus; companyId: string; companyValidated: boolean };

/** Drafts and archived offers are for the members of their company and for administrators. */
export function jobVisibility(viewer: Viewer, { status, companyId, companyValidated }: Facts): JobVisibility {
  if (viewer?.role === 'ADMIN' || (isMember(viewer) && viewer.membership.companyId === companyId)) return 'open';
  if (status === 'JOB_DRAFT' || !companyValidated) return 'unknown';
  return status === 'JOB_PUBLISHED' ? 'open' : 'closed';
}
