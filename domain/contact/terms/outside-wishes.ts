import type { ContractType, RemoteFrequency } from '../../profile/cards/job-search.ts';
import { isFreelanceOnly } from '../../profile/cards/job-terms.ts';
import type { PlaceChoice } from '../../profile/place-choice.ts';
import type { OfferOption } from './prefilled-terms.ts';
import { type PayUnit, payUnitOf, type TermsDraft } from './terms.ts';

/** What a recruiter sees of a developer's wishes on the profile. */
export type Wishes = {
  contractTypes: string[];
  places: PlaceChoice[];
  remote: RemoteFrequency | null;
  /** Thousands of euros a year. */
  salary: number | null;
  averageDailyRate: number | null;
};

/** The part of the terms that is compared; a part that is not known yet is null. */
export type ComparedTerms = {
  contractType: ContractType | null;
  payUnit: PayUnit;
  payMax: number | null;
  placeId: string | null;
  remote: RemoteFrequency | null;
};

export type OutsideWish =
  | { part: 'pay'; unit: PayUnit; wish: number }
  | { part: 'contract'; wish: string[] }
  | { part: 'place'; wish: string[] }
  | { part: 'remote'; wish: RemoteFrequency };

/** docs/product/contact.md, Terms outside the wishes: said before sending, and never a reason to refuse. */
export function outsideWishes(terms: ComparedTerms, wishes: Wishes): OutsideWish[] {
  const { contractType, placeId, remote } = terms;
  const outside: OutsideWish[] = [];
  const wish = payWish(terms.payUnit, wishes);
  if (wish !== null && terms.payMax !== null && wish > terms.payMax)
    outside.push({ part: 'pay', unit: terms.payUnit, wish });
  const places = wishes.places.map(({ label }) => label);
  // Work that can be done from home is not outside any city.
  const elsewhere = placeId !== null && remote !== 'fullTime' && wishes.places.length > 0;
  if (elsewhere && !wishes.places.some((place) => place.placeId === placeId))
    outside.push({ part: 'place', wish: places });
  if (wishes.remote && remote && !suitsRemote(wishes.remote, terms))
    outside.push({ part: 'remote', wish: wishes.remote });
  if (contractType && wishes.contractTypes.length > 0 && !wishes.contractTypes.includes(contractType))
    outside.push({ part: 'contract', wish: wishes.contractTypes });
  return outside;
}

/** The profile of a person who only works as a freelancer shows the rate instead of the salary. */
function payWish(unit: PayUnit, { contractTypes, salary, averageDailyRate }: Wishes): number | null {
  if (unit === 'day') return averageDailyRate;
  return isFreelanceOnly(contractTypes) ? null : salary;
}

function suitsRemote(wish: RemoteFrequency, { remote, placeId }: ComparedTerms): boolean {
  switch (wish) {
    case 'fullTime':
      return remote === 'fullTime';
    case 'hybrid':
      return remote !== 'no';
    case 'no':
      return remote !== 'fullTime' || placeId !== null;
  }
}

/** The compared part of a form that is being filled in; undefined while no offer is chosen. */
export function comparedTerms(draft: TermsDraft, offers: readonly OfferOption[]): ComparedTerms | undefined {
  if (draft.kind === 'stated') {
    const { contractType, remote, place } = draft;
    const payMax = /^\d+$/.test(draft.payMax.trim()) ? Number(draft.payMax) : null;
    return { contractType, payUnit: payUnitOf(contractType), payMax, placeId: place?.placeId ?? null, remote };
  }
  const offer = offers.find(({ id }) => id === draft.jobId);
  if (!offer) return undefined;
  const { contractType, pay, remote } = offer.terms;
  return { contractType, payUnit: pay?.unit ?? 'year', payMax: pay?.max ?? null, placeId: offer.placeId, remote };
}
