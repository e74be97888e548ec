import type { Viewer } from '../viewer.ts';

/** What the CV library is to somebody: open, not open yet (and why), or none of their business. */
export type LibraryAccess = 'open' | 'noCompany' | 'pending' | 'declined' | 'refused';

/** 'Companies must be validated by the product team to see profiles in the CV library.' */
export function libraryAccess(viewer: Viewer): LibraryAccess {
  switch (viewer?.role) {
    case 'ADMIN':
      return 'open';
    case 'RECRUITER':
      if (!viewer.membership) return 'noCompany';
      if (viewer.membership.validated) return 'open';
      return viewer.membership.refused ? 'declined' : 'pending';
    default:
      return 'refused';
  }
}
