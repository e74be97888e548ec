/** The team's decision about a company. */
export const companyStates = ['waiting', 'validated', 'refused'] as const;
export type CompanyState = (typeof companyStates)[number];

type CompanyDates = { validatedAt: Date | null; refusedAt: Date | null };
type CompanyHistory = CompanyDates & { validationWithdrawnAt: Date | null };

export function companyState(company: CompanyDates): CompanyState {
  if (company.validatedAt) return 'validated';
  return company.refusedAt ? 'refused' : 'waiting';
}

/** A company that waits is refused; the validation of a validated one is withdrawn. */
export function canBeRefused(state: CompanyState): boolean {
  return state === 'waiting';
}

/** For example when its information turns out to be false. */
export function canBeWithdrawn(state: CompanyState): boolean {
  return state === 'validated';
}

/** Only a company that was validated before; while it waits for another review, the team validates it. */
export function canBeRestored(company: CompanyHistory): boolean {
  return companyState(company) === 'refused' && company.validationWithdrawnAt !== null;
}

/** Only a company that was never validated: the conversations of another one also belong to developers. */
export function canBeDropped(company: CompanyHistory): boolean {
  return companyState(company) !== 'validated' && company.validationWithdrawnAt === null;
}
