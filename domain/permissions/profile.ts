import type { Viewer } from '../viewer.ts';

/** docs/product/profile.md, Card headers: the owner and administrators. */
export function canEditProfile(viewer: Viewer, developerId: string): boolean {
  return viewer !== undefined && (viewer.role === 'ADMIN' || viewer.userId === developerId);
}

export function canOpenDeveloperSettings(viewer: Viewer): boolean {
  return viewer?.role === 'ADMIN';
}
