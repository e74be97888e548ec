import { type FitOffer, payOf } from '../../fit/offer.ts';
import type { JobStatus } from '../../jobs/job-status.ts';
import { type LibraryQuery, niceFilters } from '../filters.ts';
import { queryOfNeed } from '../needs/query-of-need.ts';

/** docs/product/library.md, Profiles for an offer: offers that are being written or online, with a technology. */
export function canFindProfiles(status: JobStatus, { technologies }: Pick<FitOffer, 'technologies'>): boolean {
  return (status === 'JOB_DRAFT' || status === 'JOB_PUBLISHED') && technologies.length > 0;
}

/**
 * docs/product/library.md, Profiles for an offer: the search of the CV library for what the offer asks. What can be a wish
 * leaves no one out.
 */
export function queryOfOffer(offer: FitOffer): LibraryQuery {
  const { technologies, professionId, years, place, remote, contract, languages } = offer;
  const said = <T>(value: T | null): T[] => (value === null ? [] : [value]);
  return queryOfNeed({
    technologies,
    professionIds: said(professionId),
    years: { least: years.least ?? undefined, most: years.most ?? undefined },
    cityIds: said(place).map(({ id }) => id),
    regionIds: [],
    orRemote: remote === 'fullTime',
    remotes: said(remote),
    contracts: said(contract),
    pay: payOf(offer),
    languages,
    wishes: niceFilters,
  });
}
