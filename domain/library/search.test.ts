import { describe, expect, it } from 'vitest';
import { hiddenFrom } from './employer.ts';
import { asGiven, readLibraryQuery } from './query.ts';
import { askedOfFilters, countNaively, type LibraryProfile, type LibrarySearch, matches } from './search.ts';
import { profileWords } from './words.ts';

const alix: LibraryProfile = {
  technologyIds: ['react', 'typescript'],
  professionId: 'front-end-developer',
  years: 5,
  placeIds: ['insee:44109'],
  regionIds: ['FR:Pays de la Loire'],
  remote: 'hybrid',
  contractTypes: ['permanent', 'freelance'],
  salary: 50,
  languageMarks: ['fr', 'fr~40', 'fr~70', 'fr~100', 'en', 'en~40'],
  recommended: false,
  state: 'open_opportunities',
  seenBy: ['recruiter-1'],
  testMarks: ['react-test', 'react-test~20', 'react-test~40'],
  words: new Set(profileWords(['Alix Moreau, développeuse React'], ['Clever Cloud'])),
  hiddenFrom: hiddenFrom(['Maréva']),
  blocked: ['company-1'],
};

const everybody: LibrarySearch = {
  ...askedOfFilters(asGiven(readLibraryQuery(new URLSearchParams())), [], { employers: false, recruiterId: undefined }),
  company: undefined,
};

describe('a profile is found or not', () => {
  it.each<[string, Partial<LibrarySearch>, boolean]>([
    ['no filter', {}, true],
    ['one of the technologies', { technology: { groups: [['react', 'vue']], widens: true } }, true],
    ['none of the technologies', { technology: { groups: [['vue']], widens: true } }, false],
    [
      'each of several technologies, one missing',
      { technology: { groups: [['react'], ['vue']], widens: false } },
      false,
    ],
    ['each of several technologies', { technology: { groups: [['react'], ['typescript']], widens: false } }, true],
    [
      'one of two technologies, and another one',
      { technology: { groups: [['vue', 'react'], ['typescript']], widens: false } },
      true,
    ],
    [
      'one of two technologies, and a missing one',
      { technology: { groups: [['vue', 'react'], ['go']], widens: false } },
      false,
    ],
    ['a technology that is unwanted', { without: ['vue', 'react'] }, false],
    ['unwanted technologies that are not there', { without: ['vue'] }, true],
    ['the profession', { profession: ['front-end-developer'] }, true],
    ['another profession', { profession: ['devops'] }, false],
    ['just enough experience', { years: { from: 5, to: 5 } }, true],
    ['too little experience', { years: { from: 6, to: undefined } }, false],
    ['too much experience', { years: { from: undefined, to: 4 } }, false],
    [
      'a city within the radius',
      { place: { placeIds: ['insee:44109', 'insee:44143'], regionIds: [], orRemote: false } },
      true,
    ],
    ['a radius without any city', { place: { placeIds: [], regionIds: [], orRemote: false } }, false],
    ['the region', { place: { placeIds: [], regionIds: ['FR:Pays de la Loire'], orRemote: false } }, true],
    ['another region', { place: { placeIds: [], regionIds: ['FR:Bretagne'], orRemote: false } }, false],
    [
      'another city, or the region',
      { place: { placeIds: ['x'], regionIds: ['FR:Pays de la Loire'], orRemote: false } },
      true,
    ],
    [
      'the city, or another region',
      { place: { placeIds: ['insee:44109'], regionIds: ['FR:Bretagne'], orRemote: false } },
      true,
    ],
    [
      'another city or remote work, without full remote',
      { place: { placeIds: [], regionIds: [], orRemote: true } },
      false,
    ],
    ['remote work', { remote: ['fullTime', 'hybrid'] }, true],
    ['no remote work', { remote: ['no'] }, false],
    ['one of the contracts', { contract: ['freelance'] }, true],
    ['another contract', { contract: ['internship'] }, false],
    ['a salary within the limit', { salary: 50 }, true],
    ['a salary above the limit', { salary: 49 }, false],
    ['a language', { language: ['en', 'de'] }, true],
    ['another language', { language: ['de'] }, false],
    ['a language at a level that is reached', { language: ['en~40'] }, true],
    ['a language at a higher level', { language: ['en~70'] }, false],
    ['the job-search state', { state: ['open_opportunities'] }, true],
    ['another job-search state', { state: ['actively_searching'] }, false],
    ['not opened yet, by a recruiter who has', { unseen: 'recruiter-1' }, false],
    ['not opened yet, by another recruiter', { unseen: 'recruiter-2' }, true],
    ['recommended', { recommended: true }, false],
    ['a test that is shown', { test: ['react-test'] }, true],
    ['a test and a rank that was reached', { test: ['react-test~20'] }, true],
    ['a test and a better rank than was reached', { test: ['react-test~5'] }, false],
    ['one of several tests', { test: ['go-test', 'react-test'] }, true],
    ['words', { words: { words: ['alix', 'dev'], not: [], employers: false } }, true],
    ['an employer, seen', { words: { words: ['alix', 'clev'], not: [], employers: true } }, true],
    ['an employer, not seen', { words: { words: ['alix', 'clev'], not: [], employers: false } }, false],
    ['an unwanted word', { words: { words: [], not: ['moreau'], employers: false } }, false],
    [
      'an unwanted word that is only a beginning',
      { words: { words: ['alix'], not: ['more'], employers: false } },
      true,
    ],
    ['other words', { words: { words: ['alix', 'devops'], not: [], employers: false } }, false],
    [
      'all of these together',
      {
        technology: { groups: [['react']], widens: true },
        remote: ['hybrid'],
        words: { words: ['alix'], not: [], employers: false },
        salary: 60,
      },
      true,
    ],
    [
      'all but one of these',
      {
        technology: { groups: [['react']], widens: true },
        remote: ['no'],
        words: { words: ['alix'], not: [], employers: false },
        salary: 60,
      },
      false,
    ],
    ['for another company', { company: { id: 'company-2', names: ['verdance', '=verdance'] } }, true],
    ['for a blocked company', { company: { id: 'company-1', names: [] } }, false],
    ['for the employer', { company: { id: 'company-2', names: ['mareva', '=mareva'] } }, false],
  ])('by %s', (_, asked, found) => expect(matches(alix, { ...everybody, ...asked })).toBe(found));

  it('even without a salary, when a limit is given', () => {
    expect(matches({ ...alix, salary: null }, { ...everybody, salary: 1 })).toBe(true);
  });
});

it('a person who wishes full remote is found with « ou télétravail complet », wherever (docs/product/library.md, Filters)', () => {
  const place = { placeIds: [], regionIds: ['FR:Bretagne'], orRemote: true };
  expect(matches({ ...alix, remote: 'fullTime' }, { ...everybody, place })).toBe(true);
  expect(matches({ ...alix, remote: 'fullTime' }, { ...everybody, place: { ...place, orRemote: false } })).toBe(false);
});

describe('facets', () => {
  const sam: LibraryProfile = { ...alix, technologyIds: ['vue'], remote: 'no', recommended: true };
  const count = (asked: Partial<LibrarySearch>) => countNaively([alix, sam], { ...everybody, ...asked });

  it('count all profiles when no value is chosen', () => {
    const { technology, recommended, contract } = count({});
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1, vue: 1 });
    expect(Object.fromEntries(contract)).toEqual({ permanent: 2, freelance: 2 });
    expect(Object.fromEntries(recommended)).toEqual({ 1: 1 });
  });

  it('a chosen value does not change the counts of its own facet, but of the others', () => {
    const { technology, remote } = count({ technology: { groups: [['vue']], widens: true } });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1, vue: 1 });
    expect(Object.fromEntries(remote)).toEqual({ no: 1 });
  });

  it('of required technologies count profiles that have all of them', () => {
    const { technology } = count({ technology: { groups: [['react'], ['typescript']], widens: false } });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1 });
  });

  it('of a technology that the text requires count profiles that have it', () => {
    const { technology } = count({ technology: { groups: [['react']], widens: false } });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1 });
  });

  it('leave out profiles that must not be seen', () => {
    const { technology } = count({ company: { id: 'company-1', names: [] } });
    expect(technology.size).toBe(0);
  });
});
