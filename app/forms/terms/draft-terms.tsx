import { cityOf } from '../../../domain/contact/first-message/filled.ts';
import type { OfferOption } from '../../../domain/contact/terms/prefilled-terms.ts';
import { type TermsDraft, termsSchema } from '../../../domain/contact/terms/terms.ts';
import type { TermsView } from '../../../domain/contact/terms/terms-view.ts';
import { ShownTerms } from './shown-terms.tsx';

/** The terms as the developer will read them; nothing while the form is not complete. */
export function DraftTerms({ terms, offers }: { terms: TermsDraft; offers: OfferOption[] }) {
  return <ShownTerms terms={viewOf(terms, offers)} />;
}

function viewOf(draft: TermsDraft, offers: readonly OfferOption[]): TermsView | null {
  const given = termsSchema.safeParse(draft);
  if (!given.success) return null;
  if (given.data.kind === 'stated') {
    const { contractType, pay, remote } = given.data.terms;
    return { contractType, pay, remote, city: cityOf(draft), offer: null };
  }
  const offer = offers.find(({ id }) => id === draft.jobId);
  return offer ? { ...offer.terms, offer: { title: offer.title, alias: offer.id, open: false } } : null;
}
