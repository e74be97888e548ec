import type { Viewer } from '../viewer.ts';
import type { ViewerKind } from './profile.ts';
import { isDeveloper } from './roles.ts';

/** docs/product/resume.md, Importing a profile: developers, into their own profile. */
export function canImport(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

const freePlans = ['id0', 'freemium'];

type Plan = string | null | undefined;

/** docs/product/companies.md, What a plan allows. */
export function isPaidPlan(planId: Plan): boolean {
  return Boolean(planId) && !freePlans.some((free) => free === planId);
}

type Asked = { viewerKind: ViewerKind; planId?: Plan };

/** docs/product/resume.md, Permissions: the owner, administrators, and recruiters with a paid plan. */
export function canDownload({ viewerKind, planId }: Asked): boolean {
  if (viewerKind === 'recruiter') return isPaidPlan(planId);
  return viewerKind === 'admin' || viewerKind === 'owner';
}

/**
 * docs/product/profile.md, Names of employers: those who get the full résumé. Pages, files and the words of a search
 * ask it.
 */
export function seesEmployers(asked: Asked): boolean {
  return canDownload(asked);
}

/** docs/product/resume.md, Anonymised résumé: administrators only. */
export function canAnonymise({ viewerKind }: Pick<Asked, 'viewerKind'>): boolean {
  return viewerKind === 'admin';
}

/** 'refused': the button opens the dialog for a recruiter without a paid plan. */
export type Downloads = { download: 'allowed' | 'refused' | undefined; anonymise: boolean };

/** docs/product/resume.md, Downloading a résumé: the buttons of this viewer. */
export function downloadsFor(viewer: Viewer, viewerKind: ViewerKind): Downloads {
  const asked = { viewerKind, planId: viewer?.membership?.planId };
  const refused = viewerKind === 'recruiter' ? 'refused' : undefined;
  return { download: canDownload(asked) ? 'allowed' : refused, anonymise: canAnonymise(asked) };
}
