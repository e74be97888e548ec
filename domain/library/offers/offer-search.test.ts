import { describe, expect, it } from 'vitest';
import type { FitOffer } from '../../fit/offer.ts';
import { writeLibraryQuery } from '../query.ts';
import { canFindProfiles, queryOfOffer } from './offer-search.ts';

const bare: FitOffer = {
  technologies: [],
  professionId: null,
  years: { least: null, most: null },
  place: null,
  remote: null,
  contract: null,
  pay: null,
  languages: [],
};
const nantes = { id: 'insee:44109', latitude: 47.2, longitude: -1.5 };
const react = { id: 'react', must: true };

describe('the search for an offer (docs/product/library.md, Profiles for an offer)', () => {
  it.each<[string, Partial<FitOffer>, string]>([
    ['nothing', {}, ''],
    ['one needed technology', { technologies: [react] }, 'technology=react'],
    [
      'several needed technologies: all of them',
      { technologies: [{ id: 'typescript', must: true }, react] },
      'technology=react&technology=typescript&every=1',
    ],
    ['nice to have: welcome', { technologies: [react, { id: 'docker', must: false }] }, 'technology=react&plus=docker'],
    ['nothing needed: no one is left out', { technologies: [{ id: 'docker', must: false }] }, 'plus=docker'],
    ['profession: a wish', { professionId: 'front-end-developer' }, 'profession=front-end-developer&nice=profession'],
    ['years: a wish', { years: { least: 3, most: 5 } }, 'yearsFrom=3&yearsTo=5&nice=years'],
    ['from 0 years on: nothing', { years: { least: 0, most: null } }, ''],
    ['without experience', { years: { least: null, most: 0 } }, 'yearsTo=0&nice=years'],
    ['languages: a wish', { languages: [{ id: 'en', level: 70 }] }, 'language=en&level=70&nice=language'],
    [
      'several languages: the lowest level',
      {
        languages: [
          { id: 'en', level: 100 },
          { id: 'de', level: 55 },
        ],
      },
      'language=de&language=en&level=40&nice=language',
    ],
    ['a language at any level', { languages: [{ id: 'en', level: 10 }] }, 'language=en&nice=language'],
    [
      'a city, with the usual circle',
      { place: nantes, remote: 'hybrid' },
      'city=insee%3A44109&remote=hybrid&nice=remote',
    ],
    [
      'fully remote with a city',
      { place: nantes, remote: 'fullTime' },
      'city=insee%3A44109&orRemote=1&remote=fullTime&nice=remote',
    ],
    ['fully remote without a city', { remote: 'fullTime' }, 'remote=fullTime&nice=remote'],
    ['contract and pay', { contract: 'permanent', pay: 52 }, 'contract=permanent&salary=52'],
    ['the pay of an internship', { contract: 'internship', pay: 15 }, 'contract=internship'],
    ['the pay of freelance work', { contract: 'freelance', pay: 90 }, 'contract=freelance'],
    ['a pay above every salary', { pay: 250 }, ''],
  ])('%s', (_, change, query) => {
    expect(writeLibraryQuery(queryOfOffer({ ...bare, ...change }))).toBe(query);
  });

  it.each([
    ['JOB_DRAFT', true],
    ['JOB_PUBLISHED', true],
    ['JOB_UNPUBLISHED', false],
  ] as const)('an offer with a technology, %s: %s', (status, expected) => {
    expect(canFindProfiles(status, { technologies: [react] })).toBe(expected);
    expect(canFindProfiles(status, bare)).toBe(false);
  });
});
