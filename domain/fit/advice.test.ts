import { describe, expect, it } from 'vitest';
import { type Advice, adviceOf } from './advice.ts';
import { fitOf } from './fit.ts';
import { emptyNeed, type Need } from './need.ts';
import type { FitPerson } from './person.ts';
import { planOf } from './plan.ts';

const world = { families: new Map(), shares: new Map() };
const complete: FitPerson = {
  technologies: [{ id: 'react', strength: 76 }],
  professionId: 'front',
  years: 3,
  placeIds: ['nantes'],
  regionIds: [],
  remote: 'no',
  contractTypes: ['permanent'],
  salary: 50,
  languages: [],
  state: 'actively_searching',
  age: 3,
  answering: null,
};
const place = { cityIds: ['lyon'], nearIds: new Set<string>(), regionIds: [], orRemote: false };
const react = { technologies: [{ id: 'react', must: true }] };

describe('what would raise a score (docs/product/fit.md, My rankings)', () => {
  it.each<[string, Partial<Need>, Partial<FitPerson>, Advice[]]>([
    ['a complete profile', { ...react, pay: 40, place, professionIds: ['data'] }, {}, []],
    ['no level and no test', react, { technologies: [{ id: 'react', strength: 60 }] }, ['level']],
    ['a level of a technology that was not asked for', react, { technologies: [{ id: 'go', strength: 60 }] }, []],
    ['a technology that the person does not have', react, { technologies: [] }, []],
    ['no salary', { pay: 40 }, { salary: null }, ['salary']],
    ['no salary, where none was asked for', react, { salary: null }, []],
    ['a salary above the budget: true, and not to be changed', { pay: 40 }, {}, []],
    ['no profession', { professionIds: ['front'] }, { professionId: null }, ['profession']],
    ['no wished city', { place }, { placeIds: [] }, ['place']],
    ['another city', { place }, {}, []],
    ['no wish about remote work', { remotes: ['fullTime'] }, { remote: null }, ['remote']],
    ['no wished contract', { contracts: ['freelance'] }, { contractTypes: [] }, ['contract']],
    ['no change for 100 days', {}, { age: 100 }, ['freshness']],
    ['no change for 60 days', {}, { age: 60 }, []],
    ['too few years: never an advice', { years: { least: 9, most: undefined } }, {}, []],
    ['a language that is missing: never an advice', { languages: [{ id: 'de', level: 70 }] }, {}, []],
  ])('%s', (_, need, who, expected) => {
    const person = { ...complete, ...who };
    expect(adviceOf(fitOf(planOf({ ...emptyNeed, ...need }, world), person).parts, person)).toEqual(expected);
  });
});
