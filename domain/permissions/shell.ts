import type { Viewer } from '../viewer.ts';
import { isAdministrator, isDeveloper } from './roles.ts';

/** docs/product/shell.md, The administrator home page. */
export function canSeeAdminHome(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/shell.md, Figures of the developer home page: for the developer alone, like the pages they lead to. */
export function canSeeOwnFigures(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/shell.md, The search state on the home page. */
export function canSwitchSearch(viewer: Viewer): boolean {
  return isDeveloper(viewer);
}

/** docs/product/shell.md, Live news: news of the queues is for administrators. */
export function canHearQueues(viewer: Viewer): boolean {
  return isAdministrator(viewer);
}

/** docs/product/shell.md, The outbox: for every visitor of a demo, else for administrators. */
export function canOpenOutbox(viewer: Viewer, outbox: { public: boolean }): boolean {
  return outbox.public || isAdministrator(viewer);
}
