import type { PathKey } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import type { Asker, Owned } from '../owned-objects.ts';
import type { Outcome } from './outcomes.ts';

export type OwnedRow = {
  route: PathKey;
  /** What the row is about, if the route has several. */
  what?: string;
  params: (owned: Owned) => Record<string, string>;
  /** The command of a POST, as accepted by its schema, so that the permission decides; without it, a GET. */
  command?: (owned: Owned, asker: Asker) => object;
  /** The rule, from domain/permissions. */
  can: (viewer: Viewer, owned: Owned) => boolean;
  allowed: Outcome | ((viewer: Viewer) => Outcome);
  refused: Outcome | ((viewer: Viewer) => Outcome);
};

/** A page leads a visitor to the sign-in page; a resource answers 403. */
export const page = (refused: Outcome) => (viewer: Viewer) => (viewer ? refused : 'signIn');
