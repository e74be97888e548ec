import type { JobStatus } from '../jobs/job-status.ts';
import type { Member, SignedIn, Viewer } from '../viewer.ts';
import { isAdministrator, isDeveloper, isMember, isMemberOf, isRecruiter, isValidatedMember } from './roles.ts';

/** docs/product/jobs.md, Who may manage offers: a recruiter without a company gets an explanation. */
export function canOpenJobManager(viewer: Viewer): boolean {
  return isRecruiter(viewer);
}

/** docs/product/jobs.md, Who may manage offers: every member writes offers, even before the company is validated. */
export function canManageOffers(viewer: Viewer): viewer is Member {
  return isMember(viewer);
}

/** docs/product/jobs.md, Who may manage offers: an offer of another company is not found. */
export function canManageOffersOf(viewer: Viewer, companyId: string): viewer is Member {
  return isMemberOf(viewer, companyId);
}

/** docs/product/jobs.md, Who may manage offers: only a validated company publishes. */
export function canPublishOffers(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/jobs.md, Who may manage offers: only a validated company sees who applied. */
export function canSeeApplicants(viewer: Viewer): viewer is Member {
  return isValidatedMember(viewer);
}

/** docs/product/jobs.md, Offers taken down by the team: administrators take offers down and put them online again. */
export function canTakeDownOffers(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/jobs.md, Who may manage offers: only developers apply and like companies. */
export function canApply(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/jobs.md, Figures of an offer: readers who count are visitors and developers, not the team in their name. */
export function canCountAsReader(viewer: Viewer): boolean {
  return viewer === undefined || (isDeveloper(viewer) && viewer.impersonator === undefined);
}

/** docs/product/jobs.md, Saving a search of offers: developers save searches and keep offers. */
export function canKeepJobs(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/jobs.md, Saving a search of offers: visitors are offered it too, and sign in first. */
export function isOfferedJobSearches(viewer: Viewer): boolean {
  return viewer === undefined || canKeepJobs(viewer);
}

/** docs/product/jobs.md, Offers for a developer: only developers get offers in the order of fit, with reasons. */
export function getsOffersByFit(viewer: Viewer): viewer is SignedIn {
  return isDeveloper(viewer);
}

/** The visibility of an offer: open to read, closed (it was published before), or unknown. */
export type JobVisibility = 'open' | 'closed' | 'unknown';

type Facts = { status: JobStatus; companyId: string; companyValidated: boolean };

/** docs/product/jobs.md, Who sees an offer: drafts and archived offers are for the company and administrators. */
export function jobVisibility(viewer: Viewer, { status, companyId, companyValidated }: Facts): JobVisibility {
  if (isAdministrator(viewer) || canManageOffersOf(viewer, companyId)) return 'open';
  if (status === 'JOB_DRAFT' || !companyValidated) return 'unknown';
  return status === 'JOB_PUBLISHED' ? 'open' : 'closed';
}
