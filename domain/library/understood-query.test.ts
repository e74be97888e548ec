import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from '../search/understand.ts';
import { places, vocabulary } from '../search/vocabulary.fixture.ts';
import { readLibraryQuery, writeLibraryQuery } from './query.ts';
import { asTyped, mergeUnderstood, searchParts, typedValues } from './understood-query.ts';

const known = (word: string) => word === 'alix';
const read = (search: string) => readLibraryQuery(new URLSearchParams(search));
const understood = (search: string) => understand(read(search).query, { vocabulary, places, known });
const merged = (search: string) => mergeUnderstood(read(search), understood(search));

describe('the text and the panel of a search together (docs/product/library.md, Words of a search)', () => {
  it.each<[string, object]>([
    ['query=alix', { query: 'alix', groups: { panel: [], text: [] }, not: [] }],
    [
      'query=senior+react+alix',
      { query: 'alix', technology: ['react'], groups: { panel: [], text: [['react']] }, yearsFrom: 5 },
    ],
    ['query=react&technology=go', { technology: ['go', 'react'], groups: { panel: [['go']], text: [['react']] } }],
    ['query=react&technology=go&technology=php', { groups: { panel: [['go', 'php']], text: [['react']] } }],
    ['query=react&technology=go&technology=php&every=1', { groups: { panel: [['go'], ['php']], text: [['react']] } }],
    ['query=react+ou+vue', { groups: { panel: [], text: [['react', 'vue']] } }],
    ['query=react&technology=react', { technology: ['react'] }],
    ['query=senior&yearsFrom=3&yearsTo=8', { yearsFrom: 5, yearsTo: 8 }],
    ['query=max+50k&salary=60', { salary: 50 }],
    ['query=45-55k', { salary: 55 }],
    ['query=nantes&city=insee%3A35238', { city: ['insee:35238', 'insee:44109'], radius: 20 }],
    ['query=nantes+50+km', { city: ['insee:44109'], radius: 50 }],
    ['query=nantes+ou+remote', { city: ['insee:44109'], orRemote: true, remote: [] }],
    ['query=remote&remote=hybrid', { remote: ['fullTime', 'hybrid'] }],
    ['query=anglais+courant&language=de', { language: ['de', 'en'], level: 100 }],
    ['query=anglais+notions', { language: ['en'], level: undefined }],
    ['query=sauf+php&without=java', { without: ['java', 'php'] }],
    ['query=-native', { query: '', not: ['native'] }],
    ['query=front&profession=devops', { profession: ['devops', 'front-end-developer'] }],
  ])('%s', (search, expected) => expect(merged(search)).toMatchObject(expected));

  it('contains all professions of a family', () => {
    const family = (id: string) => (id === 'data' ? ['data-engineer', 'data-scientist'] : [id]);
    const { profession } = mergeUnderstood(read('query=data'), understood('query=data'), family);
    expect(profession).toEqual(['data-engineer', 'data-scientist']);
  });
});

describe('the parts of a search', () => {
  const parts = (search: string) =>
    searchParts(search, typedValues(understood(search))).map(({ key, without }) => [key, without]);

  it.each<[string, [string, string][]]>([
    [
      'query=react+alix&remote=hybrid&view=grid',
      [
        ['technology react', 'query=alix&remote=hybrid&view=grid'],
        ['query alix', 'query=react&remote=hybrid&view=grid'],
        ['remote hybrid', 'query=react+alix&view=grid'],
      ],
    ],
    // The same value in the text and in the panel is one part, removed from both.
    ['query=react&technology=react', [['technology react', '']]],
    ['query=à+la', [['query à la', '']]],
    [
      'query=3-5+ans+react',
      [
        ['yearsFrom 3', 'query=react'],
        ['yearsTo 5', 'query=react'],
        ['technology react', 'query=3-5+ans'],
      ],
    ],
    [
      'query=react+-native',
      [
        ['technology react', 'query=-native'],
        ['not native', 'query=react'],
      ],
    ],
  ])('of %s', (search, expected) => expect(parts(search)).toEqual(expected));

  it('of any text: its address says the same again, and each part leaves fewer', () => {
    const words = fc.constantFrom(
      'react',
      'ou',
      'vue',
      'nantes',
      'remote',
      '-php',
      'alix',
      'senior',
      '45k',
      '"go"',
      ',',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (list) => {
        const search = writeLibraryQuery(read(String(new URLSearchParams({ query: list.join(' ') }))));
        expect(writeLibraryQuery(read(search))).toBe(search);
        for (const { without } of searchParts(search, typedValues(understood(search)))) {
          expect(without.length).toBeLessThan(search.length);
          expect(writeLibraryQuery(read(without))).toBe(without);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('a corrected word is searched as it is in quotation marks', () => {
  const text = 'senior recat nantes';
  const { corrections } = understand(text, { vocabulary, places, known });
  const [span] = corrections.map((one) => one.span);
  expect(span && asTyped(text, span)).toBe('senior "recat" nantes');
});
