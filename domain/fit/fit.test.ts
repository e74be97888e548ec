import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNeed, anyPerson, fitWorld } from '../../tests/harness/fit-pairs.ts';
import { type FitPart, fitOf } from './fit.ts';
import { emptyNeed, type Need } from './need.ts';
import type { FitPerson } from './person.ts';
import { planOf } from './plan.ts';
import { mostPoints, stateShares } from './weights.ts';

const person: FitPerson = {
  technologies: [{ id: 'react', strength: 100 }],
  professionId: 'front',
  years: 6,
  placeIds: ['nantes'],
  regionIds: ['FR:Pays de la Loire'],
  remote: 'hybrid',
  contractTypes: ['permanent'],
  salary: 51,
  languages: [{ id: 'en', level: 70 }],
  state: 'actively_searching',
  age: 3,
  answering: 100,
};

function shareOf(need: Partial<Need>, who: Partial<FitPerson>, name: FitPart['name']): number {
  const plan = planOf({ ...emptyNeed, ...need }, fitWorld);
  const parts = fitOf(plan, { ...person, ...who }).parts.filter((part) => part.name === name);
  const sum = (key: 'points' | 'most') => parts.reduce((total, part) => total + part[key], 0);
  return Math.round((100 * sum('points')) / sum('most'));
}

const place = { cityIds: ['nantes'], nearIds: new Set(['nantes', 'reze']), regionIds: ['FR:Bretagne'], orRemote: true };

describe('the share of each part (docs/product/fit.md, The parts)', () => {
  it.each<[string, Partial<Need>, Partial<FitPerson>, FitPart['name'], number]>([
    ['the profession itself', { professionIds: ['front'] }, {}, 'profession', 100],
    ['another profession of the family', { professionIds: ['back'] }, {}, 'profession', 50],
    ['a profession of another family', { professionIds: ['data'] }, {}, 'profession', 0],
    ['enough years', { years: { least: 5, most: undefined } }, {}, 'years', 100],
    ['two years too few', { years: { least: 8, most: undefined } }, {}, 'years', 60],
    ['far too few years', { years: { least: 8, most: undefined } }, { years: 1 }, 'years', 0],
    ['two years too many', { years: { least: 1, most: 4 } }, {}, 'years', 90],
    ['far too many years', { years: { least: 1, most: 2 } }, { years: 30 }, 'years', 50],
    ['the city itself', { place }, {}, 'place', 100],
    ['a place near it', { place }, { placeIds: ['reze'] }, 'place', 90],
    ['its region', { place }, { placeIds: [], regionIds: ['FR:Bretagne'] }, 'place', 80],
    ['fully remote instead', { place }, { placeIds: [], regionIds: [], remote: 'fullTime' }, 'place', 100],
    ['another place', { place }, { placeIds: ['lyon'], regionIds: [] }, 'place', 0],
    ['a salary within the budget', { pay: 51 }, {}, 'pay', 100],
    ['a salary above the budget', { pay: 50 }, {}, 'pay', 0],
    ['a salary that is not stated', { pay: 50 }, { salary: null }, 'pay', 0],
    ['a language well enough', { languages: [{ id: 'en', level: 70 }] }, {}, 'language', 100],
    ['a language not well enough', { languages: [{ id: 'en', level: 100 }] }, {}, 'language', 70],
    ['a language not at all', { languages: [{ id: 'de', level: 20 }] }, {}, 'language', 0],
    ['the contract wished for', { contracts: ['permanent'] }, {}, 'contract', 100],
    ['another contract', { contracts: ['freelance'] }, {}, 'contract', 0],
    ['the remote work wished for', { remotes: ['hybrid'] }, {}, 'remote', 100],
    ['an active search', {}, {}, 'state', 100],
    ['an open mind', {}, { state: 'open_opportunities' }, 'state', 70],
    ['only a dream job', {}, { state: 'dreamjob_only' }, 'state', 30],
    ['a change within a month', {}, { age: 30 }, 'freshness', 100],
    ['a change within three months', {}, { age: 31 }, 'freshness', 70],
    ['a change more than a year ago', {}, { age: 366 }, 'freshness', 0],
    ['every second request answered', {}, { answering: 50 }, 'answering', 50],
    ['too few requests to know', {}, { answering: null }, 'answering', 100],
  ])('%s', (_, need, who, name, expected) => {
    // Whole points: a part of few points differs by less than three per cent.
    expect(Math.abs(shareOf(need, who, name) - expected)).toBeLessThan(3);
  });
});

describe('the points of a need (docs/product/fit.md, The points)', () => {
  it('a required technology weighs twice a welcome one, a rare one more than a common one', () => {
    const { technologies } = planOf(
      {
        ...emptyNeed,
        technologies: [
          { id: 'react', must: true },
          { id: 'react', must: false },
          { id: 'cobol', must: false },
        ],
      },
      fitWorld,
    );
    const [must = 0, nice = 0, rare = 0] = technologies.map(({ most }) => most);
    expect(must / nice).toBeCloseTo(2, 1);
    expect(rare / nice).toBeCloseTo(1.6, 1);
  });

  it('add up to the whole, whatever is asked', () => {
    fc.assert(
      fc.property(anyNeed, (need) => {
        const { technologies, languages, most } = planOf(need, fitWorld);
        const all = [...technologies, ...languages].map((one) => one.most).concat(Object.values(most));
        expect(all.reduce((sum, one) => sum + one, 0)).toBe(mostPoints);
        expect(all.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
      }),
    );
  });
});

/** The person without what a part counts: as if the profile did not say it. */
function without(who: FitPerson, { name, id }: FitPart): FitPerson {
  const removed: Record<FitPart['name'], Partial<FitPerson>> = {
    technology: { technologies: who.technologies.filter((one) => one.id !== id) },
    language: { languages: who.languages.filter((one) => one.id !== id) },
    profession: { professionId: null },
    years: {},
    place: { placeIds: [], regionIds: [], remote: null },
    remote: { remote: null },
    contract: { contractTypes: [] },
    pay: { salary: null },
    state: { state: 'unknown' },
    freshness: { age: 10_000 },
    answering: { answering: 0 },
  };
  return { ...who, ...removed[name] };
}

describe('on 10,000 generated pairs', () => {
  const pairs = { numRuns: 10_000 };

  it('the score is the sum of its lines, between nothing and the whole', () => {
    fc.assert(
      fc.property(anyNeed, anyPerson, (need, who) => {
        const { score, parts } = fitOf(planOf(need, fitWorld), who);
        expect(score).toBe(parts.reduce((sum, { points }) => sum + points, 0));
        expect(parts.every(({ points, most }) => points >= 0 && points <= most)).toBe(true);
        expect(score).toBeLessThanOrEqual(mostPoints);
      }),
      pairs,
    );
  });

  it('a reason is true: without it the score is lower by exactly its points', () => {
    let removed = 0;
    fc.assert(
      fc.property(anyNeed, anyPerson, (need, who) => {
        const plan = planOf(need, fitWorld);
        const { score, parts } = fitOf(plan, who);
        for (const part of parts) {
          // Years count from zero, and remote work can be the reason for two parts.
          if (part.name === 'years' || part.name === 'remote' || part.name === 'place') continue;
          removed += part.points > 0 ? 1 : 0;
          expect(score - fitOf(plan, without(who, part)).score, part.name).toBe(part.points);
        }
        const elsewhere = fitOf(plan, { ...who, placeIds: [], regionIds: [], remote: null });
        const ofPlace = parts.filter(({ name }) => name === 'place' || name === 'remote');
        expect(score - elsewhere.score).toBe(ofPlace.reduce((sum, { points }) => sum + points, 0));
      }),
      pairs,
    );
    expect(removed).toBeGreaterThan(10_000);
  });

  it('more of a wanted skill never lowers the score', () => {
    const more = fc.record({ at: fc.nat(5), by: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(anyNeed, anyPerson, more, (need, who, { at, by }) => {
        const plan = planOf(need, fitWorld);
        const { score } = fitOf(plan, who);
        const raised = who.technologies.map((one, index) =>
          index === at ? { ...one, strength: Math.min(100, one.strength + by) } : one,
        );
        const fluent = who.languages.map((one, index) =>
          index === at ? { ...one, level: Math.min(100, one.level + by) } : one,
        );
        const wanted = plan.technologies[at];
        const learned =
          wanted && !who.technologies.some(({ id }) => id === wanted.id)
            ? [...who.technologies, { id: wanted.id, strength: 60 }]
            : who.technologies;
        for (const better of [{ technologies: raised }, { languages: fluent }, { technologies: learned }])
          expect(fitOf(plan, { ...who, ...better }).score).toBeGreaterThanOrEqual(score);
      }),
      pairs,
    );
  });
});

it('every state in which a profile is listed has a share', () => {
  expect(Object.keys(stateShares)).toEqual(['actively_searching', 'open_opportunities', 'dreamjob_only']);
});
