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

describe('who is found', () => {
  it.each<[string, Partial<LibrarySearch>, boolean]>([
    ['no filter', {}, true],
    ['one of the technologies', { technologies: ['react', 'vue'] }, true],
    ['none of the technologies', { technologies: ['vue'] }, false],
    ['each of the technologies', { technologies: ['react', 'vue'], everyTechnology: true }, false],
    ['each of those', { technologies: ['react', 'typescript'], everyTechnology: true }, true],
    ['the profession', { professions: ['front-end-developer'] }, true],
    ['another profession', { professions: ['devops'] }, false],
    ['just enough experience', { yearsFrom: 5, yearsTo: 5 }, true],
    ['too little experience', { yearsFrom: 6 }, false],
    ['too much experience', { yearsTo: 4 }, false],
    ['a city within the circle', { places: ['insee:44109', 'insee:44143'] }, true],
    ['a circle without any city', { places: [] }, false],
    ['the region', { regions: ['FR:Pays de la Loire'] }, true],
    ['another region', { regions: ['FR:Bretagne'] }, false],
    ['another city, or the region', { places: ['x'], regions: ['FR:Pays de la Loire'] }, true],
    ['the city, or another region', { places: ['insee:44109'], regions: ['FR:Bretagne'] }, true],
    ['remote work', { remote: ['fullTime', 'hybrid'] }, true],
    ['no remote work', { remote: ['no'] }, false],
    ['one of the contracts', { contracts: ['freelance'] }, true],
    ['another contract', { contracts: ['internship'] }, false],
    ['a salary within reach', { salary: 50 }, true],
    ['a salary out of reach', { salary: 49 }, false],
    ['a language', { languages: ['en', 'de'] }, true],
    ['another language', { languages: ['de'] }, false],
    ['recommended', { recommended: true }, false],
    ['a test that is shown', { testMarks: ['react-test'] }, true],
    ['a test and the rank reached in it', { testMarks: ['react-test~20'] }, true],
    ['a better rank than was reached', { testMarks: ['react-test~5'] }, false],
    ['one of several tests', { testMarks: ['go-test', 'react-test'] }, true],
    ['words', { words: ['alix', 'dev'] }, true],
    ['other words', { words: ['alix', 'devops'] }, false],
    ['all that together', { technologies: ['react'], remote: ['hybrid'], words: ['alix'], salary: 60 }, true],
    ['all but one', { technologies: ['react'], remote: ['no'], words: ['alix'], salary: 60 }, false],
    ['another company', { company: { id: 'company-2', names: ['verdance', '=verdance'] } }, true],
    ['a blocked company', { company: { id: 'company-1', names: [] } }, false],
    ['the employer', { company: { id: 'company-2', names: ['mareva', '=mareva'] } }, false],
  ])('%s', (_, asked, found) => expect(matches(alix, { ...everybody, ...asked })).toBe(found));

  it('keeps those who said nothing about a salary', () => {
    expect(matches({ ...alix, salary: null }, { ...everybody, salary: 1 })).toBe(true);
  });
});

describe('facets', () => {
  const sam: LibraryProfile = { ...alix, technologyIds: ['vue'], remote: 'no', recommended: true };
  const count = (asked: Partial<LibrarySearch>) => countNaively([alix, sam], { ...everybody, ...asked });

  it('count everybody when nothing is chosen', () => {
    const { technology, recommended, contract } = count({});
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1, vue: 1 });
    expect(Object.fromEntries(contract)).toEqual({ permanent: 2, freelance: 2 });
    expect(Object.fromEntries(recommended)).toEqual({ 1: 1 });
  });

  it('choosing a value does not empty its own facet, but narrows the others', () => {
    const { technology, remote } = count({ technologies: ['vue'] });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1, vue: 1 });
    expect(Object.fromEntries(remote)).toEqual({ no: 1 });
  });

  it('of technologies that are all wanted say who has those and one more', () => {
    const { technology } = count({ technologies: ['react', 'typescript'], everyTechnology: true });
    expect(Object.fromEntries(technology)).toEqual({ react: 1, typescript: 1 });
  });

  it('leave out whoever must not be seen', () => {
    const { technology } = count({ company: { id: 'company-1', names: [] } });
    expect(technology.size).toBe(0);
  });
});
