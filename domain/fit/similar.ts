import { emptyNeed, type Need } from './need.ts';
import type { FitPerson } from './person.ts';

/** Years of experience that are still similar: fewer, and more. */
const similarYears = { below: 2, above: 3 } as const;

/** docs/product/fit.md, Similar profiles: what a search for people like this one asks. */
export function needOfPerson({ technologies, professionId, years }: FitPerson): Need {
  return {
    ...emptyNeed,
    technologies: technologies.map(({ id }) => ({ id, must: false })),
    professionIds: professionId === null ? [] : [professionId],
    years: { least: Math.max(0, years - similarYears.below), most: years + similarYears.above },
  };
}
