import { describe, expect, it } from 'vitest';
import { hiddenFrom } from './employer.ts';
import { countNaively, type LibraryProfile, type LibrarySearch, matches } from './search.ts';
import { wordsOf } from './words.ts';

const alix: LibraryProfile = {
  technologyIds: ['react', 'typescript'],
  professionId: 'front-end-developer',
  years: 5,
  placeIds: ['insee:44109'],
  regionIds: ['FR:Pays de la Loire'],
  remote: 'hybrid',
  contractTypes: ['permanent', 'freelance'],
  salary: 50,
  languageIds: ['fr', 'en'],
  recommended: false,
  testMarks: ['react-test', 'react-test~20', 'react-test~40'],
  words: new Set(wordsOf('Alix Moreau, développeuse React')),
  hiddenFrom: hiddenFrom(['Maréva']),
  blocked: ['company-1'],
};

const everybody: LibrarySearch = {
  words: [],
  technologies: [],
  everyTechnology: false,
  professions: [],
  yearsFrom: undefined,
  yearsTo: undefined,
  places: undefined,
  regions: [],
  remote: [],
  contracts: [],
  salary: undefined,
  languages: [],
  recommended: false,
  testMarks: [],
  company: undefined,
};

describe('a profile is found or not', () => {
  it.each<[string, Partial<LibrarySearch>, boolean]>([
    ['no filter', {}, true],
    ['one of the technologies', { technologies: ['react', 'vue'] }, true],
    ['none of the technologies', { technologies: ['vue'] }, false],
    ['each of several technologies, one missing', { technologies: ['react', 'vue'], everyTechnology: true }, false],
    ['each of several technologies', { technologies: ['react', 'typescript'], everyTechnology: true }, true],
    ['the profession', { professions: ['front-end-developer'] }, true],
    ['another profession', { professions: ['devops'] }, false],
    ['just enough experience', { yearsFrom: 5, yearsTo: 5 }, true],
    ['too little experience', { yearsFrom: 6 }, false],
    ['too much experience', { yearsTo: 4 }, false],
    ['a city within the radius', { places: ['insee:44109', 'insee:44143'] }, true],
    ['a radius without any city', { places: [] }, false],
    ['the region', { regions: ['FR:Pays de la Loire'] }, true],
    ['another region', { regions: ['FR:Bretagne'] }, false],
    ['another city, or the region', { places: ['x'], regions: ['FR:Pays de la Loire'] }, true],
    ['the city, or another region', { places: ['insee:44109'], regions: ['FR:Bretagne'] }, true],
    ['remote work', { remote: ['fullTime', 'hybrid'] }, true],
    ['no remote work', { remote: ['no'] }, false],
    ['one of the contracts', { contracts: ['freelance'] }, true],
    ['another contract', { contracts: ['internship'] }, false],
    ['a salary within the limit', { salary: 50 }, true],
    ['a salary above the limit', { salary: 49 }, false],
    ['a language', { languages: ['en', 'de'] }, true],
    ['another language', { languages: ['de'] }, false],
    ['recommended', { recommended: true }, false],
    ['a test that is shown', { testMarks: ['react-test'] }, true],
    ['a test and a rank that was reached', { testMarks: ['react-test~20'] }, true],
    ['a test and a better rank than was reached', { testMarks: ['react-test~5'] }, false],
    ['one of several tests', { testMarks: ['go-test', 'react-test'] }, true],
    ['words', { words: ['alix', 'dev'] }, true],
    ['other words', { words: ['alix', 'devops'] }, false],
    ['all of these together', { technologies: ['react'], remote: ['hybrid'], words: ['alix'], salary: 60 }, true],
    ['all but one of these', { technologies: ['react'], remote: ['no'], words: ['alix'], salary: 60 }, false],
    ['for another company', { company: { id: 'company-2', names: ['verdance', '=verdance'] } }, true],
    ['for a blocked company', { company: { id: 'company-1', names: [] } }, false],
    ['for the employer', { company: { id: 'company-2', names: ['mareva', '=mareva'] } }, false],
  ])('by %s', (_, asked, found) => expect(matches(alix, { ...everybody, ...asked })).toBe(found));

  it('even without a salary, when a limit is given', () => {
    expect(matches({ ...alix, salary: null }, { ...everybody, salary: 1 })).toBe(true);
  });
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
    const { technology, remote } = count({ technologies: ['vue'] });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1, vue: 1 });
    expect(Object.fromEntries(remote)).toEqual({ no: 1 });
  });

  it('of required technologies count profiles that have all of them', () => {
    const { technology } = count({ technologies: ['react', 'typescript'], everyTechnology: true });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1 });
  });

  it('leave out profiles that must not be seen', () => {
    const { technology } = count({ company: { id: 'company-1', names: [] } });
    expect(technology.size).toBe(0);
  });
});
