/** The demo accounts, each a role of its own: server/data/world/accounts.ts says who they are. */
export const accounts = [
  'admin',
  'developer',
  'short',
  'junior',
  'hidden',
  'disabled',
  'recruiter',
  'free',
  'viewer',
  'pending',
  'refused',
  'newcomer',
  'asking',
  'batch',
] as const;

export type Account = (typeof accounts)[number];
