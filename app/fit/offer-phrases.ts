import { type OfferPhrases, offerPhrases, type QuotedTerms } from '../../domain/fit/offers/offer-phrases.ts';
import type { OfferFitView } from '../../server/services/fit/offers/explain-offer.ts';
import { useTexts } from '../i18n/texts.ts';
import { offerReasonsTexts } from './offer-reasons.texts.ts';

export function useOfferPhrases(fit: OfferFitView, terms: QuotedTerms): OfferPhrases {
  return offerPhrases(useTexts(offerReasonsTexts), fit, terms);
}
