import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNeed, anyOffer, anyPerson, fitWorld, spotsOf } from '../../tests/harness/fit-pairs.ts';
import { fitOf } from './fit.ts';
import { readParts, readPerson, readPlan, readRankedList, readTies, writePlan, writeSeeker } from './log.ts';
import {
  compareOffers,
  type FitOffer,
  fitOffer,
  needOfOffer,
  placesNear,
  rankOf,
  tierOf,
  unmetWishes,
} from './offer.ts';
import type { FitPerson } from './person.ts';
import { planOf } from './plan.ts';
import { type LoggedResult, replay } from './replay.ts';
import { fitVersion } from './weights.ts';

const page = fc.array(fc.tuple(anyPerson, fc.nat(3), fc.nat(5)), { minLength: 1, maxLength: 20 });

/** A page as the product orders it, written to JSON and read back. */
function logged(need: Parameters<typeof planOf>[0], people: readonly (readonly [FitPerson, number, number])[]) {
  const plan = planOf(need, fitWorld);
  const inputs = JSON.stringify(
    writePlan(
      plan,
      people.map(([person]) => person),
      20,
    ),
  );
  return people
    .map(([person, boost, date], at) => ({
      person,
      ties: [boost, `2026-11-0${date}`, `id-${at}`],
      fit: fitOf(plan, person),
    }))
    .toSorted((a, b) => b.fit.score - a.fit.score || (String(a.ties) > String(b.ties) ? -1 : 1))
    .map(({ person, ties, fit }, at): LoggedResult => {
      const kept = JSON.parse(JSON.stringify({ person, ties, parts: fit.parts }));
      return {
        id: String(ties.at(-1)),
        place: 21 + at,
        tier: 0,
        score: fit.score,
        parts: readParts(kept.parts),
        ties: readTies(kept.ties),
        person: readPerson(kept.person),
        plan: readPlan(JSON.parse(inputs)),
      };
    });
}

/** A list of offers as the product orders it for a person, written to JSON and read back. */
function loggedOffers(person: FitPerson, found: readonly (readonly [FitOffer, number])[]) {
  const kept = JSON.parse(JSON.stringify(writeSeeker(person, 'search')));
  const results = found
    .map(([offer, date], at) => {
      const near = placesNear(offer.place, spotsOf(person.placeIds));
      const plan = planOf(needOfOffer(offer, near), fitWorld);
      const fit = fitOffer(plan, person, unmetWishes(offer, person, near));
      const position = { rank: rankOf(fit), publishedAt: `2026-11-0${date}`, id: `id-${at}` };
      return { ...position, plan, fit };
    })
    .toSorted(compareOffers)
    .map(({ plan, fit, publishedAt, id }, at): LoggedResult => {
      const facts = JSON.parse(JSON.stringify(writePlan(plan, [person])));
      const { score } = fit;
      const parts = readParts(JSON.parse(JSON.stringify(fit.parts)));
      const known = { plan: readPlan(facts), person: readPerson(kept) };
      return { id, place: at + 1, tier: tierOf(fit), score, parts, ties: [publishedAt, id], ...known };
    });
  return { results, list: readRankedList(kept) };
}

describe('a ranking computed again from its log (docs/product/fit.md, Log)', () => {
  it('is equal on generated pages: scores, parts and order', () => {
    fc.assert(
      fc.property(anyNeed, page, (need, people) => {
        expect(replay(fitVersion, logged(need, people))).toMatchObject({ equal: true });
      }),
      { numRuns: 150 },
    );
  });

  const offers = fc.array(fc.tuple(anyOffer, fc.nat(5)), { minLength: 1, maxLength: 20 });
  it('is equal on generated lists of offers, also in the tiers', () => {
    let unmet = 0;
    fc.assert(
      fc.property(anyPerson, offers, (person, found) => {
        const { results, list } = loggedOffers(person, found);
        expect(replay(fitVersion, results, list)).toMatchObject({ equal: true });
        if (results.some(({ tier }) => tier < 2)) unmet++;
      }),
      { numRuns: 500 },
    );
    expect(unmet).toBeGreaterThan(100);
  });

  const need = { technologies: [{ id: 'react', must: true }], professionIds: [], years: undefined, place: undefined };
  const rest = { remotes: [], contracts: [], pay: undefined, languages: [] };
  const someone: FitPerson = {
    technologies: [{ id: 'react', strength: 80 }],
    professionId: null,
    years: 3,
    placeIds: [],
    regionIds: [],
    remote: null,
    contractTypes: [],
    salary: null,
    languages: [],
    state: 'actively_searching',
    age: 3,
    answering: null,
  };
  const two = () =>
    logged({ ...need, ...rest }, [
      [someone, 0, 1],
      [{ ...someone, technologies: [] }, 0, 1],
    ]);

  it('says so when a logged score was changed', () => {
    const [first, second] = two() as [LoggedResult, LoggedResult];
    const changed = replay(fitVersion, [{ ...first, score: first.score + 1 }, second]);
    expect(changed).toMatchObject({ equal: false, sameScores: false, sameOrder: true });
  });

  it('says so when two places were exchanged', () => {
    const [first, second] = two() as [LoggedResult, LoggedResult];
    const changed = replay(fitVersion, [
      { ...first, place: 22 },
      { ...second, place: 21 },
    ]);
    expect(changed).toMatchObject({ equal: false, sameScores: true, sameOrder: false });
    expect(changed).toMatchObject({
      results: [
        { place: 21, placeNow: 22 },
        { place: 22, placeNow: 21 },
      ],
    });
  });

  it('a higher tier comes first, whatever the score', () => {
    const [first, second] = two() as [LoggedResult, LoggedResult];
    const tiered = [
      { ...second, tier: 1, place: 21 },
      { ...first, place: 22 },
    ];
    expect(replay(fitVersion, tiered)).toMatchObject({ equal: true });
  });

  it('a version that is no longer known cannot be computed', () => {
    expect(replay('0', two())).toEqual({ known: false });
    expect(replay('toString', two())).toEqual({ known: false });
  });

  it('the log keeps only the places and professions that people on the page have', () => {
    const plan = planOf(
      {
        ...need,
        ...rest,
        professionIds: ['front'],
        place: { cityIds: ['nantes'], nearIds: new Set(['nantes', 'reze', 'lyon']), regionIds: [], orRemote: false },
      },
      fitWorld,
    );
    const kept = writePlan(plan, [{ ...someone, placeIds: ['reze'], professionId: 'data' }], 50);
    expect(kept).toMatchObject({ need: { place: { nearIds: ['reze'] } }, related: [], radius: 50 });
  });
});
