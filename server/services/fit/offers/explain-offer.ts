import type { FitPart } from '../../../../domain/fit/fit.ts';
import {
  type FitOffer,
  fitOffer,
  needOfOffer,
  placesNear,
  type Spot,
  tierOf,
  unmetWishes,
  type Wish,
} from '../../../../domain/fit/offer.ts';
import type { OfferLine } from '../../../../domain/fit/offers/offer-phrases.ts';
import type { FitPerson } from '../../../../domain/fit/person.ts';
import { type FitPlan, type FitWorld, planOf } from '../../../../domain/fit/plan.ts';
import { needOfSimilar } from '../../../../domain/fit/similar-offers.ts';
import { explainFit, type FitLine } from '../../../../domain/fit/view.ts';
import type { JobTerms } from '../../jobs/job-summary.ts';
import { type FitRow, offerOf } from './offer-row.ts';
import type { Seeker } from './read-seeker.ts';

/** Why an offer fits its reader. */
export type OfferFitView = {
  score: number;
  /** Ids of the technologies of the offer that the reader has. */
  held: string[];
  /** Names of the required technologies that the reader does not have. */
  missing: string[];
  unmet: Wish[];
  lines: OfferLine[];
};

/** Why an offer fits, with what the rule has read of it: the screen gets the first, the log of rankings the rest. */
export type ExplainedOffer = { fit: OfferFitView; offer: ScoredOffer };

/** An offer as the rule scores it for a person. */
export type ScoredOffer = { plan: FitPlan; tier: number; score: number; parts: readonly FitPart[] };

export function explainOffer(row: JobTerms & FitRow, { person, wished }: Seeker, world: FitWorld): ExplainedOffer {
  const offer = offerOf(row);
  const near = placesNear(offer.place, wished);
  const plan = planOf(needOfOffer(offer, near), world);
  const scored = fitOffer(plan, person, unmetWishes(offer, person, near));
  const { missing, unmet, score, parts } = scored;
  const { lines } = explainFit(plan, person);
  const own = new Set(person.technologies.map(({ id }) => id));
  const names = new Map(row.technologies.map(({ id, name }) => [id, name]));
  const fit = {
    score,
    held: row.technologies.flatMap(({ id }) => (own.has(id) ? [id] : [])),
    missing: missing.map((id) => names.get(id) ?? id),
    unmet: [...unmet],
    lines: lines.map((line) => lineOf(line, row, plan, offer)),
  };
  return { fit, offer: { plan, tier: tierOf(scored), score, parts } };
}

/** How similar an offer is to another one, of which `person` is a person like it. */
export function scoreSimilar(row: JobTerms & FitRow, person: FitPerson, wished: Spot[], world: FitWorld): ScoredOffer {
  const offer = offerOf(row);
  const plan = planOf(needOfSimilar(offer, placesNear(offer.place, wished)), world);
  const scored = fitOffer(plan, person, []);
  return { plan, tier: tierOf(scored), score: scored.score, parts: scored.parts };
}

function lineOf(line: FitLine, row: JobTerms & FitRow, plan: FitPlan, offer: FitOffer): OfferLine {
  const { placeId: _, ...facts } = line;
  const { id } = facts;
  if (line.name === 'technology') return { ...facts, ...labelled(row.technologies, id) };
  if (line.name === 'place') return { ...facts, ...(row.city === null ? {} : { label: row.city }) };
  if (line.name !== 'language') return facts;
  const asked = plan.languages.find((one) => one.id === id)?.level ?? offer.languages[0]?.level ?? 0;
  return { ...facts, ...labelled(row.languages, id), asked };
}

function labelled(named: readonly { id: string; name: string }[], id: string | undefined): { label?: string } {
  const name = named.find((one) => one.id === id)?.name;
  return name === undefined ? {} : { label: name };
}
