/** docs/product/companies.md, Recruiter list: where the account of a recruiter stands. */
export type RecruiterState = 'active' | 'unverified' | 'leaving';

export function recruiterState(account: { emailVerified: boolean; leaving: boolean }): RecruiterState {
  if (account.leaving) return 'leaving';
  return account.emailVerified ? 'active' : 'unverified';
}

/** docs/product/companies.md, Members and their rights; 'none' for a recruiter without a company. */
export type RecruiterRole = 'admin' | 'intros' | 'reader' | 'none';

export function recruiterRole(membership: { admin: boolean; intros: boolean } | undefined): RecruiterRole {
  if (!membership) return 'none';
  if (membership.admin) return 'admin';
  return membership.intros ? 'intros' : 'reader';
}
