import {
  type FitOffer,
  fitOffer,
  needOfOffer,
  placesNear,
  unmetWishes,
  type Wish,
} from '../../../../domain/fit/offer.ts';
import type { OfferLine } from '../../../../domain/fit/offers/offer-phrases.ts';
import { type FitPlan, type FitWorld, planOf } from '../../../../domain/fit/plan.ts';
import { explainFit, type FitLine, fitPercent } from '../../../../domain/fit/view.ts';
import type { PartName } from '../../../../domain/fit/weights.ts';
import type { JobTerms } from '../../jobs/job-summary.ts';
import { type FitRow, offerOf } from './offer-row.ts';
import type { Seeker } from './read-seeker.ts';

/** Why an offer fits its reader. */
export type OfferFitView = {
  percent: number;
  /** Ids of the technologies of the offer that the reader has. */
  held: string[];
  /** Names of the required technologies that the reader does not have. */
  missing: string[];
  unmet: Wish[];
  lines: OfferLine[];
};

/** Parts that say nothing about the offer; the screen explains them once for all offers. */
const ofThePerson: readonly PartName[] = ['state', 'freshness', 'answering'];

export function explainOffer(row: JobTerms & FitRow, { person, wished }: Seeker, world: FitWorld): OfferFitView {
  const offer = offerOf(row);
  const near = placesNear(offer.place, wished);
  const plan = planOf(needOfOffer(offer, near), world);
  const { missing, unmet } = fitOffer(plan, person, unmetWishes(offer, person, near));
  const { score, lines } = explainFit(plan, person);
  const own = new Set(person.technologies.map(({ id }) => id));
  const names = new Map(row.technologies.map(({ id, name }) => [id, name]));
  return {
    percent: fitPercent(score),
    held: row.technologies.flatMap(({ id }) => (own.has(id) ? [id] : [])),
    missing: missing.map((id) => names.get(id) ?? id),
    unmet: [...unmet],
    lines: lines.filter(({ name }) => !ofThePerson.includes(name)).map((line) => lineOf(line, row, plan, offer)),
  };
}

function lineOf(line: FitLine, row: JobTerms & FitRow, plan: FitPlan, offer: FitOffer): OfferLine {
  const { id, placeId: _, ...facts } = line;
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
