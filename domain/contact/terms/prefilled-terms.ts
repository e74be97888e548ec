import { emptyTerms, payUnitOf, type TermsDraft } from './terms.ts';
import type { TermsView } from './terms-view.ts';

/** An offer of the company that is online, with what it says. */
export type OfferOption = { id: string; title: string | null; placeId: string | null; terms: Omit<TermsView, 'offer'> };

/** What the form of the terms is made from. `last`: what this recruiter offered last. */
export type TermsChoices = { offers: OfferOption[]; last: TermsDraft | null };

/**
 * docs/product/contact.md, What a request offers: the assigned offer, else what the recruiter used last, else the only
 * offer that is online.
 */
export function prefilledTerms({ offers, last }: TermsChoices, assignedJobId: string | null): TermsDraft {
  const isOnline = (jobId: string | null) => offers.some(({ id }) => id === jobId);
  const offer = (jobId: string): TermsDraft => ({ ...(last ?? emptyTerms()), kind: 'offer', jobId });
  if (assignedJobId !== null && isOnline(assignedJobId)) return offer(assignedJobId);
  if (last?.kind === 'stated') return last;
  if (last?.jobId && isOnline(last.jobId)) return offer(last.jobId);
  const [only] = offers;
  if (only && offers.length === 1) return offer(only.id);
  // The offer used last is closed: what it said can be stated by hand.
  if (last) return { ...last, kind: 'stated', jobId: null };
  return emptyTerms(offers.length > 0 ? 'offer' : 'stated');
}

/** The form as it stands: what was typed, without an offer that was closed meanwhile, else what is filled in. */
export function currentTerms(
  typed: TermsDraft | null | undefined,
  choices: TermsChoices,
  assignedJobId: string | null,
): TermsDraft {
  if (!typed) return prefilledTerms(choices, assignedJobId);
  if (typed.kind === 'stated' || choices.offers.some(({ id }) => id === typed.jobId)) return typed;
  return { ...typed, kind: choices.offers.length > 0 ? 'offer' : 'stated', jobId: null };
}

/** The terms of an earlier request as a form; a rate that does not fit the contract is typed again. */
export function draftOf(terms: TermsView & { jobId: string | null; placeId: string | null }): TermsDraft {
  const { jobId, contractType, pay, placeId, city, remote } = terms;
  const kept = pay && pay.unit === payUnitOf(contractType) ? pay : null;
  return {
    kind: jobId === null ? 'stated' : 'offer',
    jobId,
    contractType,
    payMin: kept ? String(kept.min) : '',
    payMax: kept ? String(kept.max) : '',
    place: placeId === null ? null : { placeId, label: city ?? '' },
    remote,
  };
}
