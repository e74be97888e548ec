import { describe, expect, it } from 'vitest';
import { type ComparedTerms, comparedTerms, outsideWishes, type Wishes } from './outside-wishes.ts';
import { emptyTerms } from './terms.ts';

const wishes: Wishes = {
  contractTypes: ['permanent', 'freelance'],
  places: [{ placeId: 'nantes', label: 'Nantes, France' }],
  remote: 'hybrid',
  salary: 60,
  averageDailyRate: 500,
};
const terms: ComparedTerms = {
  contractType: 'permanent',
  payUnit: 'year',
  payMax: 60,
  placeId: 'nantes',
  remote: 'hybrid',
};
const parts = (change: Partial<ComparedTerms>, wished: Partial<Wishes> = {}) =>
  outsideWishes({ ...terms, ...change }, { ...wishes, ...wished }).map(({ part }) => part);

describe('terms outside the wishes (docs/product/contact.md, Terms outside the wishes)', () => {
  it.each<[string, Partial<ComparedTerms>, Partial<Wishes>, string[]]>([
    ['all as wished', {}, {}, []],
    ['a maximum below the wish', { payMax: 59 }, {}, ['pay']],
    ['no pay yet', { payMax: null }, {}, []],
    ['a wish that the profile does not show', { payMax: 30 }, { salary: null }, []],
    ['a rate below the wish', { contractType: 'freelance', payUnit: 'day', payMax: 499 }, {}, ['pay']],
    [
      'a rate that is kept back',
      { contractType: 'freelance', payUnit: 'day', payMax: 1 },
      { averageDailyRate: null },
      [],
    ],
    // The profile of a freelancer shows no salary.
    ['a salary for a freelancer', { payMax: 30 }, { contractTypes: ['freelance'] }, ['contract']],
    ['another contract', { contractType: 'fixedTerm' }, {}, ['contract']],
    ['no wish for a contract', { contractType: 'fixedTerm' }, { contractTypes: [] }, []],
    ['another city', { placeId: 'lille' }, {}, ['place']],
    ['another city, from home', { placeId: 'lille', remote: 'fullTime' }, {}, []],
    ['no wish for a city', { placeId: 'lille' }, { places: [] }, []],
    ['no city yet', { placeId: null }, {}, []],
    ['on site for who wants to work partly at home', { remote: 'no' }, {}, ['remote']],
    ['from home for who wants to work partly at home', { remote: 'fullTime' }, {}, []],
    ['partly at home for who wants to work at home', {}, { remote: 'fullTime' }, ['remote']],
    ['only from home for who wants an office', { remote: 'fullTime', placeId: null }, { remote: 'no' }, ['remote']],
    ['partly at home for who wants an office', {}, { remote: 'no' }, []],
    [
      'everything',
      { payMax: 1, contractType: 'fixedTerm', placeId: 'lille', remote: 'no' },
      {},
      ['pay', 'place', 'remote', 'contract'],
    ],
  ])('%s', (_, change, wished, expected) => expect(parts(change, wished)).toEqual(expected));

  it('says what is wished for', () =>
    expect(outsideWishes({ ...terms, payMax: 40, placeId: 'lille' }, wishes)).toEqual([
      { part: 'pay', unit: 'year', wish: 60 },
      { part: 'place', wish: ['Nantes, France'] },
    ]));
});

describe('the compared part of a form', () => {
  const offer = {
    id: 'a',
    title: 'A',
    placeId: 'nantes',
    terms: { contractType: 'permanent', pay: { unit: 'year', min: 45, max: 55 }, city: 'Nantes', remote: 'no' },
  } as const;
  it('comes from the chosen offer', () =>
    expect(comparedTerms({ ...emptyTerms('offer'), jobId: 'a' }, [offer])).toEqual({
      ...terms,
      payMax: 55,
      remote: 'no',
    }));

  it('is not known while no offer is chosen', () =>
    expect(comparedTerms(emptyTerms('offer'), [offer])).toBeUndefined());

  it('is what was typed so far', () =>
    expect(comparedTerms({ ...emptyTerms(), contractType: 'freelance', payMax: '40' }, [])).toEqual({
      contractType: 'freelance',
      payUnit: 'day',
      payMax: 40,
      placeId: null,
      remote: null,
    }));
});
