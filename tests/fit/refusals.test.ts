import { expect, it } from 'vitest';
import { needWith, personWith } from './any.ts';
import { refusals } from './refusals.ts';

const wishes = (...cities: string[]) => ({ places: cities.map((cityFr) => ({ cityFr, cityEn: cityFr, region: '' })) });
const knows = (id: string) => ({ technologies: [{ id, level: 50 }] });

it.each([
  ['nothing is asked', {}, {}, []],
  ['one of the contracts is wished for', { contracts: ['permanent', 'fixedTerm'] }, { contracts: ['fixedTerm'] }, []],
  ['none of the contracts is wished for', { contracts: ['freelance'] }, {}, ['contract']],
  ['a student, and nothing is said about the contract', {}, { contracts: ['internship'] }, ['contract']],
  ['a freelance, and nothing is said about the contract', {}, { contracts: ['freelance'] }, []],
  ['one of the cities is wished for', { cities: ['Nantes', 'Lyon'] }, wishes('Brest', 'Lyon'), []],
  ['a neighbouring town is wished for', { cities: ['Lyon'] }, wishes('Villeurbanne'), []],
  ['no city is wished for', { cities: ['Nantes'] }, wishes('Brest'), ['place']],
  ['elsewhere, or remote', { cities: ['Nantes'], orRemote: true }, { ...wishes('Brest'), remote: 'hybrid' }, []],
  ['elsewhere and on site', { cities: ['Nantes'], orRemote: true }, { ...wishes('Brest'), remote: 'no' }, ['place']],
  ['on site for full remote', { remote: 'fullTime' }, { remote: 'no' }, ['on site only']],
  ['full remote for on site', { remote: 'no' }, { remote: 'fullTime' }, ['full remote only']],
  ['full remote for hybrid, which can be talked about', { remote: 'hybrid' }, { remote: 'fullTime' }, []],
  ['a salary 10 % above', { pay: { most: 50 } }, { salary: 55 }, []],
  ['a salary further above', { pay: { most: 50 } }, { salary: 56 }, ['salary']],
  ['no salary said', { pay: { most: 50 } }, {}, []],
  ['a daily rate 10 % above', { dailyRate: { most: 500 } }, { dailyRate: 550 }, []],
  ['a daily rate further above', { dailyRate: { most: 500 } }, { dailyRate: 551 }, ['daily rate']],
  ['a technology that is excluded', { exclude: ['angular'] }, knows('angular'), ['excluded']],
])('who would refuse: %s', (_, need, person, expected) => {
  expect(refusals(needWith(need), personWith(person))).toEqual(expected);
});
