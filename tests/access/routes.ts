import { type PathKey, paths } from '../../domain/paths.ts';

export type Who = 'anonymous' | 'developer' | 'recruiter' | 'admin';
export const everybody: Who[] = ['anonymous', 'developer', 'recruiter', 'admin'];

/** What a request ends in: a status, or the name of the page it is led to. */
export type Outcome = number | PathKey;

type Access = {
  /** Values for the parameters in the path, when it has some. */
  params?: Record<string, string>;
  get: Record<Who, Outcome>;
  /** What an empty form gets: refused before anything is written, or led somewhere. */
  post?: Record<Who, Outcome>;
};

const all = (outcome: Outcome): Record<Who, Outcome> => ({
  anonymous: outcome,
  developer: outcome,
  recruiter: outcome,
  admin: outcome,
});
const strangers = (anonymous: Outcome, signedIn: Outcome): Record<Who, Outcome> => ({ ...all(signedIn), anonymous });
const unknownId = '00000000-0000-7000-8000-000000000000';

/** Every screen and resource, for every kind of visitor, in the demo. A route that is not here fails the test. */
export const access: Record<PathKey, Access> = {
  home: { get: all(200), post: all(405) },
  signIn: { get: strangers(200, 'home'), post: strangers(422, 'home') },
  secondFactor: { get: strangers(200, 'home'), post: strangers(422, 'home') },
  signUp: { get: strangers(200, 'home'), post: strangers(422, 'home') },
  checkEmail: { get: all(200), post: all(405) },
  verifyEmail: { get: all(200), post: all(422) },
  forgotPassword: { get: all(200), post: all(422) },
  resetPassword: { get: all(200), post: all(422) },
  signOut: { get: all('home'), post: all('home') },
  security: { get: strangers('signIn', 200), post: strangers('signIn', 400) },
  contact: { get: all(200), post: all(422) },
  outbox: { get: all(200), post: all(405) },
  outboxMessage: { params: { emailId: unknownId }, get: all(404), post: all(405) },
  preferences: { get: all('home'), post: all('home') },
};

/** What the server answers without a page: path → outcome for each kind of visitor. */
export const resources: Record<string, Record<Who, Outcome>> = {
  '/health/live': all(200),
  '/health/ready': all(200),
  '/metrics': all(200),
  '/live': strangers(204, 200),
  [`/avatars/${unknownId}/abc.svg`]: all(404),
  [`/logos/${unknownId}/abc.svg`]: all(404),
  '/icons/react.svg': all(200),
  '/icons/..%2Fpackage.svg': all(404),
  '/favicon.svg': all(200),
  '/technology.svg': all(200),
  '/nope': all(404),
  '/en/nope': all(404),
  '/api/auth/sign-up/email': all(404),
  '/assets/../../package.json': all(404),
};

export const keys = Object.keys(paths) as PathKey[];
