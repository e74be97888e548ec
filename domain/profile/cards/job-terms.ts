/** Apart from the schema of the job search, so that a page that only lists these values does not load it. */
export const contractTypes = ['permanent', 'fixedTerm', 'internship', 'apprenticeship', 'freelance'] as const;
export type ContractType = (typeof contractTypes)[number];

export const remoteFrequencies = ['fullTime', 'hybrid', 'no'] as const;
export type RemoteFrequency = (typeof remoteFrequencies)[number];
