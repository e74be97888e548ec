import type { Viewer } from '../viewer.ts';
import { isAdministrator } from './roles.ts';

/** docs/product/shell.md, The administrator home page. */
export function canSeeAdminHome(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/shell.md, Live news: news of the queues is for administrators. */
export function canHearQueues(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/shell.md, The outbox: for every visitor of a demo, else for administrators. */
export function canOpenOutbox(viewer: Viewer, outbox: { public: boolean }): boolean {
  return outbox.public || isAdministrator(viewer);
}
