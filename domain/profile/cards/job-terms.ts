/** Apart from the schema of the job search, so that a page that only shows a job search does not load it. */
export const contractTypes = ['permanent', 'fixedTerm', 'internship', 'apprenticeship', 'freelance'] as const;
export type ContractType = (typeof contractTypes)[number];

export const remoteFrequencies = ['fullTime', 'hybrid', 'no'] as const;
export type RemoteFrequency = (typeof remoteFrequencies)[number];

/** docs/product/profile.md, The job-search card: the search states in which a profile can be found. */
export const visibleJobSearchStates = ['actively_searching', 'open_opportunities', 'dreamjob_only'] as const;
export type VisibleJobSearchState = (typeof visibleJobSearchStates)[number];

/** docs/product/profile.md, The job-search card: who works as a freelancer only has no yearly salary. */
export function isFreelanceOnly(types: readonly string[]): boolean {
  return types.length === 1 && types[0] === 'freelance';
}
