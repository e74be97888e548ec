import { type FitOffer, fitOffer, needOfOffer, type OfferFit, placesNear, type Spot, unmetWishes } from '../offer.ts';
import type { FitPerson } from '../person.ts';
import { type FitPlan, type FitWorld, planOf } from '../plan.ts';
import { needOfSimilar } from '../similar-offers.ts';

type Seeking = { person: FitPerson; wished: readonly Spot[] };
type Scored = OfferFit & { plan: FitPlan };

/** docs/product/fit.md, Offers for a person: the fit of an offer, with the plan that it was counted by. */
export function scoreOffer(offer: FitOffer, { person, wished }: Seeking, world: FitWorld): Scored {
  const near = placesNear(offer.place, wished);
  const plan = planOf(needOfOffer(offer, near), world);
  return { ...fitOffer(plan, person, unmetWishes(offer, person, near)), plan };
}

/** docs/product/fit.md, Similar offers: the same for a person who is like another offer, and wishes nothing. */
export function scoreSimilar(offer: FitOffer, { person, wished }: Seeking, world: FitWorld): Scored {
  const plan = planOf(needOfSimilar(offer, placesNear(offer.place, wished)), world);
  return { ...fitOffer(plan, person, []), plan };
}
