import { describe, expect, it } from 'vitest';
import type { JobNeed } from '../../search/job-text/job-need.ts';
import { writeLibraryQuery } from '../query.ts';
import { needFormSchema } from './need-form.ts';
import { type AskedNeed, askedOfText, queryOfNeed } from './query-of-need.ts';

const rule = 'docs/product/library.md, A pasted advertisement';
const nothing: AskedNeed = {
  technologies: [],
  professionIds: [],
  years: { least: undefined, most: undefined },
  cityIds: [],
  regionIds: [],
  orRemote: false,
  remotes: [],
  contracts: [],
  pay: undefined,
  languages: [],
  wishes: [],
};

describe(`${rule}: the search of a need`, () => {
  it.each<[string, Partial<AskedNeed>, string]>([
    ['nothing', {}, ''],
    ['one required technology', { technologies: [{ id: 'go', must: true }] }, 'technology=go'],
    [
      'required and welcome technologies',
      {
        technologies: [
          { id: 'go', must: true },
          { id: 'sql', must: true },
          { id: 'rust', must: false },
          { id: 'go', must: false },
        ],
      },
      'technology=go&technology=sql&every=1&plus=rust',
    ],
    [
      'a profession that is a wish',
      { professionIds: ['tech-lead'], wishes: ['profession', 'years'] },
      'profession=tech-lead&nice=profession',
    ],
    ['years', { years: { least: 3, most: 5 } }, 'yearsFrom=3&yearsTo=5'],
    ['a place or remote work', { cityIds: ['insee:44109'], orRemote: true }, 'city=insee%3A44109&orRemote=1'],
    [
      'remote work, contract and pay',
      { remotes: ['hybrid'], contracts: ['permanent'], pay: 50 },
      'remote=hybrid&contract=permanent&salary=50',
    ],
    [
      'the lowest level of its languages',
      {
        languages: [
          { id: 'en', level: 100 },
          { id: 'de', level: 55 },
        ],
      },
      'language=de&language=en&level=40',
    ],
    ['pay out of range', { pay: 900 }, ''],
  ])('%s', (_, change, search) => {
    expect(writeLibraryQuery(queryOfNeed({ ...nothing, ...change }))).toBe(search);
  });

  it('keeps the first of too many values, which are stated most', () => {
    const technologies = Array.from({ length: 25 }, (_, index) => ({ id: `t${99 - index}`, must: true }));
    const { technology } = queryOfNeed({ ...nothing, technologies });
    expect(technology).toHaveLength(20);
    expect(technology).toContain('t99');
    expect(technology).not.toContain('t75');
  });
});

describe(`${rule}: what the search of a text asks for at first`, () => {
  const said = 'Une phrase';
  const read: JobNeed = {
    technologies: [{ id: 'go', must: true, said }],
    professions: [{ id: 'mobile', said }],
    years: { from: 3, to: undefined, said },
    cities: [{ id: 'insee:44109', said }],
    regions: [],
    remote: { frequency: 'fullTime', said },
    orRemote: true,
    contracts: [{ type: 'permanent', said }],
    pay: { most: 50, said },
    languages: [
      { id: 'fr', level: 100, must: true, said },
      { id: 'en', level: 70, must: true, said },
      { id: 'de', level: 0, must: false, said },
    ],
    ignored: [],
  };

  it('profession, years and languages are wishes; French alone is asked for, beside another language it is not', () => {
    const asked = askedOfText(read, (id) => (id === 'mobile' ? ['android-developer', 'ios-developer'] : [id]));
    expect(writeLibraryQuery(queryOfNeed(asked))).toBe(
      'technology=go&profession=android-developer&profession=ios-developer&yearsFrom=3&city=insee%3A44109&orRemote=1&contract=permanent&salary=50&language=en&level=70&nice=language&nice=profession&nice=years',
    );
    const french = askedOfText({ ...read, languages: read.languages.slice(0, 1) });
    expect(queryOfNeed(french)).toMatchObject({ language: ['fr'], level: 100 });
  });

  it('full remote work without a place is asked for by itself', () => {
    expect(askedOfText({ ...read, cities: [], orRemote: false }).remotes).toEqual(['fullTime']);
    expect(askedOfText(read).remotes).toEqual([]);
  });
});

describe('the form of a need', () => {
  it('is read by the names of its fields', () => {
    const asked = needFormSchema.parse({
      intent: 'search',
      'technology.go': 'must',
      'technology.rust': 'nice',
      'technology.php': 'none',
      'technology.java': 'maybe',
      addTechnology: ' Kafka ',
      'profession.tech-lead': '1',
      addProfession: '',
      yearsFrom: '3',
      yearsTo: 'x',
      'city.insee:44109': '1',
      addCity: 'Rennes',
      orRemote: '1',
      'remote.hybrid': '1',
      'remote.never': '1',
      'contract.permanent': '1',
      salary: '50',
      'language.en': '1',
      level: '70',
      'nice.years': '1',
      'nice.other': '1',
    });
    expect(asked).toEqual({
      technologies: [
        { id: 'go', must: true },
        { id: 'rust', must: false },
        { id: 'Kafka', must: true },
      ],
      professionIds: ['tech-lead'],
      years: { least: 3, most: undefined },
      cityIds: ['insee:44109', 'Rennes'],
      regionIds: [],
      orRemote: true,
      remotes: ['hybrid'],
      contracts: ['permanent'],
      pay: 50,
      languages: [{ id: 'en', level: 70 }],
      wishes: ['years'],
    });
    expect(needFormSchema.parse({})).toEqual(nothing);
  });
});
