import type { GivenTerms, TermsDraft } from '../../domain/contact/terms/terms.ts';

/** What a company offers with a request, for tests in which it does not matter: it needs neither an offer nor a city. */
export const someTerms: GivenTerms = {
  kind: 'stated',
  terms: {
    jobId: null,
    contractType: 'permanent',
    pay: { unit: 'year', min: 45, max: 55 },
    placeId: null,
    remote: 'fullTime',
  },
};

/** The same as a form. */
export const typedTerms: TermsDraft = {
  kind: 'stated',
  jobId: null,
  contractType: 'permanent',
  payMin: '45',
  payMax: '55',
  place: null,
  remote: 'fullTime',
};

/** The columns of an offer that says the same. */
export const offerTerms = { contractType: 'permanent', remoteFrequency: 'fullTime', salaryMin: 45, salaryMax: 55 };
