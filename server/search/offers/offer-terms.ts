import { contractTypes, remoteFrequencies } from '../../../domain/profile/cards/job-terms.ts';
import type { OfferTerms } from './found.ts';
import { contractNumber, type OfferColumns, remoteNumber } from './offer-columns.ts';

/** Contract, remote work and pay, as in server/services/jobs/search/search-conditions.ts. */
export function makeTermsFilter(terms: OfferTerms | undefined, columns: OfferColumns): (slot: number) => boolean {
  if (!terms) return () => true;
  const contracts = oneOf(terms.contracts, contractTypes.length, contractNumber);
  const remotes = oneOf(terms.remotes, remoteFrequencies.length, remoteNumber);
  const salary = terms.salary ? terms.salary + 1 : 0;
  return (slot) =>
    contracts[columns.contracts[slot] as number] === 1 &&
    remotes[columns.remotes[slot] as number] === 1 &&
    (columns.salaries[slot] as number) >= salary;
}

/** By number: whether the value is wanted. Without a choice all are, also what an offer does not say. */
function oneOf(chosen: readonly string[], count: number, numberOf: (value: string) => number): Uint8Array {
  const wanted = new Uint8Array(count + 1).fill(chosen.length === 0 ? 1 : 0);
  for (const value of chosen) if (numberOf(value) > 0) wanted[numberOf(value)] = 1;
  return wanted;
}
