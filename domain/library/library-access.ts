import type { Viewer } from '../viewer.ts';

/** The access of a viewer to the CV library: open, not open yet (with the reason), or refused. */
export type LibraryAccess = 'open' | 'noCompany' | 'pending' | 'declined' | 'refused';

/** docs/product/library.md, Who reaches the library: the company must be validated by the team. */
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
