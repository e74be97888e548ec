export const roles = ['ADMIN', 'RECRUITER', 'DEVELOPER'] as const;
export type Role = (typeof roles)[number];

export type Locale = 'fr' | 'en';
export const locales: readonly Locale[] = ['fr', 'en'];

/** The company that a recruiter works for, and their rights there. */
export type Membership = {
  companyId: string;
  admin: boolean;
  intros: boolean;
  validated: boolean;
  /** The team has refused the company; it can apply again. */
  refused: boolean;
  planId: string;
};

export type SignedIn = {
  userId: string;
  sessionId: string;
  role: Role;
  name: string;
  email: string;
  locale: Locale;
  twoFactorEnabled: boolean;
  membership: Membership | undefined;
  /** The address of the person's own page ends with it. */
  alias?: string | undefined;
  /** The uploaded picture, and what is drawn without one. */
  picture?: { handle: string | null; avatar: unknown };
  /** The account is deleted at this moment, unless the user cancels. */
  leavingAt?: Date | undefined;
  /** The administrator who acts in the user's name, and the time limit. */
  impersonator?: Impersonator | undefined;
};

/** A recruiter who works for a company. */
export type Member = SignedIn & { membership: Membership };

type Impersonator = { userId: string; name: string; until: Date };

/** The user who made the request, or undefined for an anonymous visitor. */
export type Viewer = SignedIn | undefined;
