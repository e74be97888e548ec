import type { RemoteFrequency } from '../profile/cards/job-search.ts';

/** docs/product/jobs.md, Place of an offer: work that is done entirely from home needs no city. */
export function needsPlace(remote: string | null): boolean {
  return remote !== ('fullTime' satisfies RemoteFrequency);
}

/** An offer that can be done from every city; its place is shown as « Télétravail ». */
export function isAnywhere({ hasPlace, remote }: { hasPlace: boolean; remote: string | null }): boolean {
  return !hasPlace && !needsPlace(remote);
}
