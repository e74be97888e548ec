/** The team's decision about a company. */
export type CompanyState = 'waiting' | 'validated' | 'refused';

export function companyState(company: { validatedAt: Date | null; refusedAt: Date | null }): CompanyState {
  if (company.validatedAt) return 'validated';
  return company.refusedAt ? 'refused' : 'waiting';
}

/** A validated company may still be refused, for example when its information turns out to be false. */
export function canBeRefused(state: CompanyState): boolean {
  return state !== 'refused';
}
