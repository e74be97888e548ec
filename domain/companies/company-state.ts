/** Where a company stands with the team. */
export type CompanyState = 'waiting' | 'validated' | 'refused';

export function companyState(company: { validatedAt: Date | null; refusedAt: Date | null }): CompanyState {
  if (company.validatedAt) return 'validated';
  return company.refusedAt ? 'refused' : 'waiting';
}

/** Who may still be refused: also one that was accepted, should it turn out not to be what it said. */
export function canBeRefused(state: CompanyState): boolean {
  return state !== 'refused';
}
