import type { FitPart } from './fit.ts';
import type { FitPerson } from './person.ts';
import { strengths } from './weights.ts';

/** What a person can add to the profile, each in one minute. */
export const advices = ['level', 'salary', 'profession', 'place', 'remote', 'contract', 'freshness'] as const;
export type Advice = (typeof advices)[number];

/**
 * docs/product/fit.md, My rankings: what the profile does not say, or has not said for long, where a need asked for it.
 * Only what is missing: never to change a fact, and nothing about who the person is.
 */
export function adviceOf(parts: readonly FitPart[], person: FitPerson): Advice[] {
  const lacks: Record<Advice, boolean> = {
    level: parts.some(({ name, id }) => name === 'technology' && isUnproven(person, id)),
    salary: isEmpty(parts, 'pay') && person.salary === null,
    profession: isEmpty(parts, 'profession') && person.professionId === null,
    place: isEmpty(parts, 'place') && person.placeIds.length === 0,
    remote: isEmpty(parts, 'remote') && person.remote === null,
    contract: isEmpty(parts, 'contract') && person.contractTypes.length === 0,
    freshness: parts.some(({ name, points, most }) => name === 'freshness' && 2 * points < most),
  };
  return advices.filter((one) => lacks[one]);
}

/** Named among the favourite technologies, with neither a level nor a shown test. */
function isUnproven(person: FitPerson, id: string | undefined): boolean {
  return person.technologies.some((one) => one.id === id && one.strength <= strengths.held);
}

function isEmpty(parts: readonly FitPart[], asked: FitPart['name']): boolean {
  return parts.some(({ name, points, most }) => name === asked && most > 0 && points === 0);
}
