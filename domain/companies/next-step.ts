import type { CompanyState } from './company-state.ts';

/** The facts about a recruiter and their company. */
export type Situation = {
  company: { state: CompanyState; isNotCompleted: boolean } | undefined;
  joinRequested: boolean;
};

/** The one step that a recruiter's home page shows first. */
export type NextStep = 'chooseCompany' | 'waitForCompany' | 'waitForTeam' | 'correct' | 'completePage' | 'recruit';

export function nextStep({ company, joinRequested }: Situation): NextStep {
  if (!company) return joinRequested ? 'waitForCompany' : 'chooseCompany';
  if (company.state === 'refused') return 'correct';
  if (company.state === 'waiting') return 'waitForTeam';
  return company.isNotCompleted ? 'completePage' : 'recruit';
}
