import type { Viewer } from '../viewer.ts';
import { isAdministrator, isMember, isSelf } from './roles.ts';

/** docs/product/moderation.md, Permissions: profiles, batches, support, failures, settings and product e-mails. */
export function canModerate(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/moderation.md, Audit log: read by administrators. */
export function canReadAudit(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/moderation.md, Figures: read and downloaded by administrators. */
export function canSeeFigures(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/fit.md, Fairness report: read by administrators. */
export function canSeeFairness(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/moderation.md, Staff roster: for administrators and recruiters with a company. */
export function canSeeStaff(viewer: Viewer): boolean {
  return isAdministrator(viewer) || isMember(viewer);
}

/** docs/product/moderation.md, Audit log: an administrator is recorded with what concerns another person. */
export function isRecordedActor(viewer: Viewer, subjectId: string): boolean {
  return isAdministrator(viewer) && !isSelf(viewer, subjectId);
}
