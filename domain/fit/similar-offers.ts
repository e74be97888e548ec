import type { Need } from './need.ts';
import { type FitOffer, needOfOffer } from './offer.ts';
import type { FitPerson } from './person.ts';
import type { PartName } from './weights.ts';

/** The most similar offers that a page shows. */
export const mostSimilar = 4;

/** Parts that do not make two offers alike. */
export const notAlike = ['years', 'pay'] as const satisfies readonly PartName[];
type NotAlike = (typeof notAlike)[number];

/** docs/product/fit.md, Similar offers: a person who has exactly what this offer asks for. */
export function personLike(offer: FitOffer): FitPerson {
  return {
    technologies: offer.technologies.map(({ id }) => ({ id, strength: 100 })),
    professionId: offer.professionId,
    years: 0,
    placeIds: offer.place === null ? [] : [offer.place.id],
    regionIds: [],
    remote: offer.remote,
    contractTypes: offer.contract === null ? [] : [offer.contract],
    salary: null,
    languages: offer.languages,
    state: 'actively_searching',
    age: 0,
    answering: null,
  };
}

/** The need of another offer, without the parts that do not make offers alike. */
export function needOfSimilar(other: FitOffer, nearIds: ReadonlySet<string>): Need {
  return { ...needOfOffer(other, nearIds), years: undefined, pay: undefined } satisfies Record<NotAlike, undefined>;
}
