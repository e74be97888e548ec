import type { Viewer } from '../viewer.ts';

/** 'Administrators activate and disable profiles, set a boost value, reset the update date, see visit statistics.' */
export function canModerate(viewer: Viewer): boolean {
  return viewer?.role === 'ADMIN';
}
