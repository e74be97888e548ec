export const roles = ['ADMIN', 'RECRUITER', 'DEVELOPER'] as const;
export type Role = (typeof roles)[number];

export type Locale = 'fr' | 'en';
export const locales: readonly Locale[] = ['fr', 'en'];

/** The company a recruiter works for, and what they may do there. */
export type Membership = {
  companyId: string;
  admin: boolean;
  intros: boolean;
  validated: boolean;
  /** The team has looked and said no; it can be asked again. */
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
  /** Their account ends at this moment, unless they change their mind. */
  leavingAt?: Date | undefined;
  /** The administrator who acts in their name, until a moment at the latest. */
  impersonator?: Impersonator | undefined;
};

export type Impersonator = { userId: string; name: string; until: Date };

/** Who is asking: somebody signed in, or nobody in particular. */
export type Viewer = SignedIn | undefined;
