import { describe, expect, it } from 'vitest';
import { understand } from '../search/understand.ts';
import { places, vocabulary } from '../search/vocabulary.fixture.ts';
import { readJobQuery } from './job-query.ts';
import { jobMeanings, jobSearchParts, mergeUnderstoodJobs, typedJobValues } from './understood-jobs.ts';

const read = (search: string) => readJobQuery(new URLSearchParams(search));
const known = () => true;
const understood = (search: string) =>
  understand(read(search).words, { vocabulary, places, known, kinds: jobMeanings });

describe('the text and the panel of a search of offers (docs/product/jobs.md, Searching offers)', () => {
  it.each<[string, object]>([
    ['q=react+nantes+senior', { words: 'senior', groups: [['react']], placeIds: ['insee:44109'] }],
    ['q=react+ou+vue&technology=go', { groups: [['react', 'vue']], technologies: ['go'] }],
    [
      'q=frontend+ou+data',
      { professions: { ids: ['front-end-developer', 'data-engineer'], phrases: ['frontend', 'data'] } },
    ],
    ['q=45-55k&salary=40', { salary: 45 }],
    ['q=45-55k&salary=50', { salary: 50 }],
    ['q=max+50k', { salary: 50 }],
    ['q=nantes+ou+remote', { placeIds: ['insee:44109'], orRemote: true, remotes: [] }],
    ['q=bretagne+cdi&contract=freelance', { regionIds: ['FR:Bretagne'], contracts: ['freelance', 'permanent'] }],
    ['q=sauf+php+-stage', { without: ['php'], not: ['stage'], words: '' }],
    ['q=3+ans+anglais', { words: '3 ans anglais' }],
    ['q=nantes+30+km', { placeIds: ['insee:44109'], radius: 50 }],
  ])('%s', (search, expected) => {
    const family = (id: string) => (id === 'data' ? ['data-engineer'] : [id]);
    expect(mergeUnderstoodJobs(read(search), understood(search), family)).toMatchObject(expected);
  });
});

describe('the parts of a search of offers', () => {
  it.each<[string, [string, string][]]>([
    [
      'q=react+alix&contract=permanent&city=Nantes&orRemote=1',
      [
        ['technologies react', '?q=alix&contract=permanent&city=Nantes&orRemote=1'],
        ['words alix', '?q=react&contract=permanent&city=Nantes&orRemote=1'],
        ['contracts permanent', '?q=react+alix&city=Nantes&orRemote=1'],
        ['city Nantes', '?q=react+alix&contract=permanent'],
        ['orRemote 1', '?q=react+alix&contract=permanent&city=Nantes'],
      ],
    ],
    ['q=react&technology=react', [['technologies react', '']]],
    [
      'seniority=mid&seniority=senior',
      [
        ['seniorities mid', '?seniority=senior'],
        ['seniorities senior', '?seniority=mid'],
      ],
    ],
    ['q=à+la', [['words à la', '']]],
    [
      'q=45k&salary=50&profession=devops',
      [
        ['salary 45', '?profession=devops&salary=50'],
        ['profession devops', '?q=45k&salary=50'],
        ['salary 50', '?q=45k&profession=devops'],
      ],
    ],
  ])('of %s', (search, expected) => {
    const parts = jobSearchParts(read(search), typedJobValues(understood(search)));
    expect(parts.map(({ key, without }) => [key, without])).toEqual(expected);
  });
});
