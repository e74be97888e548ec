import { type FitPart, fitOf, placeReason } from './fit.ts';
import type { FitPerson } from './person.ts';
import type { FitPlan } from './plan.ts';
import { mostPoints, type placeShares } from './weights.ts';

/** One line of an explanation: what the person has or lacks, in facts that the screen turns into words. */
export type FitLine = FitPart & {
  /** The person's years, salary, level, days since the last change, or per cent of answers. */
  value?: number;
  /** Why the place fits, and the id of the wished place that does. */
  place?: keyof typeof placeShares;
  placeId?: string;
  /** The profession is of the same family only. */
  related?: true;
  /** Fewer years than the need asks for. */
  short?: true;
  /** A technology that the need requires. */
  must?: true;
};
export type FitView = { score: number; lines: readonly FitLine[] };

/** The score with its lines, in the order of the rule; only facts that the reader of the profile sees too. */
export function explainFit(plan: FitPlan, person: FitPerson): FitView {
  const { score, parts } = fitOf(plan, person);
  return { score, lines: parts.map((part) => ({ ...part, ...factsOf(plan, person, part) })) };
}

/** Whole per cent of the most points. */
export function fitPercent(score: number): number {
  return Math.floor((100 * score) / mostPoints);
}

function factsOf(plan: FitPlan, person: FitPerson, { name, id }: FitPart): Partial<FitLine> {
  switch (name) {
    case 'technology': {
      const must = plan.technologies.find((one) => one.id === id)?.must;
      return must ? { must } : {};
    }
    case 'profession':
      return person.professionId !== null && plan.related.has(person.professionId) ? { related: true } : {};
    case 'years': {
      const isShort = person.years < (plan.need.years?.least ?? 0);
      return { value: person.years, ...(isShort ? { short: true } : {}) };
    }
    case 'pay':
      return person.salary === null ? {} : { value: person.salary };
    case 'language': {
      const level = person.languages.find((one) => one.id === id)?.level;
      return level === undefined ? {} : { value: level };
    }
    case 'freshness':
      return { value: person.age };
    case 'answering':
      return person.answering === null ? {} : { value: person.answering };
    case 'place':
      return placeFacts(plan, person);
    default:
      return {};
  }
}

function placeFacts({ need }: FitPlan, person: FitPerson): Partial<FitLine> {
  const place = placeReason(need.place, person);
  if (!place) return {};
  const isWanted = (one: string) =>
    place === 'city' ? need.place?.cityIds.includes(one) : place === 'near' && need.place?.nearIds.has(one);
  const placeId = person.placeIds.find(isWanted);
  return { place, ...(placeId ? { placeId } : {}) };
}
