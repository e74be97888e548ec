import type { Viewer } from '../viewer.ts';

/** What the CV library is to somebody: open, not open yet (and why), or none of their business. */
export type LibraryAccess = 'open' | 'noCompany' | 'pending' | 'refused';

/** 'Companies must be validated by the product team to see profiles in the CV library.' */
export function libraryAccess(viewer: Viewer): LibraryAccess {
  switch (viewer?.role) {
    case 'ADMIN':
      return 'open';
    case 'RECRUITER':
      if (!viewer.membership) return 'noCompany';
      return viewer.membership.validated ? 'open' : 'pending';
    default:
      return 'refused';
  }
}
