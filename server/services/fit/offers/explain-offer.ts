import type { FitPart } from '../../../../domain/fit/fit.ts';
import { type FitOffer, type OfferFit, tierOf, type Wish } from '../../../../domain/fit/offer.ts';
import type { OfferLine } from '../../../../domain/fit/offers/offer-phrases.ts';
import { scoreOffer, scoreSimilar } from '../../../../domain/fit/offers/score-offer.ts';
import type { FitPlan, FitWorld } from '../../../../domain/fit/plan.ts';
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

type Seeking = Pick<Seeker, 'person' | 'wished'>;

export function explainOffer(row: JobTerms & FitRow, seeker: Seeking, world: FitWorld): ExplainedOffer {
  const { person } = seeker;
  const offer = offerOf(row);
  const scored = scoreOffer(offer, seeker, world);
  const { plan, missing, unmet, score } = scored;
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
  return { fit, offer: loggedAs(scored) };
}

/** How similar an offer is to another one, of which `person` is a person like it. */
export function compareOffer(row: JobTerms & FitRow, like: Seeking, world: FitWorld): ScoredOffer {
  return loggedAs(scoreSimilar(offerOf(row), like, world));
}

function loggedAs(scored: OfferFit & { plan: FitPlan }): ScoredOffer {
  const { plan, score, parts } = scored;
  return { plan, tier: tierOf(scored), score, parts };
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
