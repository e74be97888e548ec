/** The demo accounts, each with its own role: they are described in server/data/world/accounts.ts. */
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
