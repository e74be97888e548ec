/** docs/product/jobs.md, Order of applicants. */
export type ApplicantOrder = 'date' | 'fit';

/** By date, unless the address asks for the fit. */
export function readApplicantOrder(params: URLSearchParams): ApplicantOrder {
  return params.get('order') === 'fit' ? 'fit' : 'date';
}

/**
 * Where an applicant stands by fit: the score, undefined for those who have none; what decides between equal scores in
 * the CV library; for those without a score, the moment of the application in place of the last change.
 */
export type ApplicantRank = { fit?: number | undefined; boost: number; lastUpdate: string; id: string };

/** Negative when the first comes before the second. Applicants without a score come last. */
export function compareApplicants(a: ApplicantRank, b: ApplicantRank): number {
  const [first, second] = [a.fit ?? -1, b.fit ?? -1];
  if (first !== second) return second - first;
  if (a.boost !== b.boost) return b.boost - a.boost;
  if (a.lastUpdate !== b.lastUpdate) return a.lastUpdate > b.lastUpdate ? -1 : 1;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}
