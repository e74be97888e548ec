import type { Viewer } from '../viewer.ts';

/** 'Edit controls appear only for the profile owner or an ADMIN.' */
export function canEditProfile(viewer: Viewer, developerId: string): boolean {
  return viewer !== undefined && (viewer.role === 'ADMIN' || viewer.userId === developerId);
}

export function canOpenDeveloperSettings(viewer: Viewer): boolean {
  return viewer?.role === 'ADMIN';
}
