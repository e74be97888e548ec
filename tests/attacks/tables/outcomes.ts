import type { PathKey } from '../../../domain/paths.ts';
import { viewers } from '../../../domain/permissions/permission-table.fixture.ts';
import type { Viewer } from '../../../domain/viewer.ts';

export type Who = 'anonymous' | 'developer' | 'recruiter' | 'admin';
export const everybody: Who[] = ['anonymous', 'developer', 'recruiter', 'admin'];

/** The result of a request: a status, or the name of the page that it is redirected to. */
export type Outcome = number | PathKey;

export type Access = {
  /** Values for the parameters in the path, when it has some. */
  params?: Record<string, string>;
  get: Record<Who, Outcome>;
  /** The result of an empty form: refused before anything is written, or redirected. */
  post?: Record<Who, Outcome>;
};

export const all = (outcome: Outcome): Record<Who, Outcome> => ({
  anonymous: outcome,
  developer: outcome,
  recruiter: outcome,
  admin: outcome,
});
export const strangers = (anonymous: Outcome, signedIn: Outcome): Record<Who, Outcome> => ({
  ...all(signedIn),
  anonymous,
});
/** The viewers of the table, as the permissions know them. The recruiter of the demo administers a validated company. */
const viewerOf: Record<Who, Viewer> = {
  anonymous: undefined,
  developer: viewers.developer,
  recruiter: viewers.companyAdmin,
  admin: viewers.admin,
};
const byPermission = (can: (viewer: Viewer) => boolean, allowed: Outcome, refused: Outcome, visitor: Outcome) =>
  Object.fromEntries(
    everybody.map((who) => [who, can(viewerOf[who]) ? allowed : who === 'anonymous' ? visitor : refused]),
  ) as Record<Who, Outcome>;
/** Whom the permission refuses gets 403; a visitor is led from a page to the sign-in page. */
export const page = (can: (viewer: Viewer) => boolean, allowed: Outcome = 200) =>
  byPermission(can, allowed, 403, 'signIn');
export const resource = (can: (viewer: Viewer) => boolean, allowed: Outcome = 200) =>
  byPermission(can, allowed, 403, 403);
export const unknownId = '00000000-0000-7000-8000-000000000000';
