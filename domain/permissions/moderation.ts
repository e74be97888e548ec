import type { Viewer } from '../viewer.ts';

/** docs/product/moderation.md, Permissions. */
export function canModerate(viewer: Viewer): boolean {
  return viewer?.role === 'ADMIN';
}
