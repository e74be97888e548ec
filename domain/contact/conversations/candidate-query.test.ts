import { expect, it } from 'vitest';
import { candidateQueryString, isFiltered, readCandidateQuery } from './candidate-query.ts';

const id = '0196b7a0-0000-7000-8000-000000000001';
const read = (text: string) => readCandidateQuery(new URLSearchParams(text));

it('the query of the candidate manager is read from an address and written back unchanged', () => {
  for (const address of [
    '',
    '?q=react',
    `?job=${id}&recruiter=${id}`,
    `?owner=${id}`,
    '?owner=none&tag=C%2B%2B',
    '?state=open',
    `?state=open&stage=${id}`,
    '?view=list',
  ])
    expect(candidateQueryString(read(address))).toBe(address);
});

it('invalid values in the address of the candidate manager are ignored', () => {
  expect(read('?state=dreaming&job=1&recruiter=%27&view=circle&q=%20&owner=all&tag=%0A')).toEqual(read(''));
  expect(read(`?stage=${id}`)).toEqual(read(''));
  expect(read(`?state=hired&stage=${id}`)).toEqual(read('?state=hired'));
  expect(isFiltered(read('?view=list'))).toBe(false);
});

it('one state alone is shown as a list', () => {
  expect(read('?state=hired').view).toBe('list');
  expect(read('?state=hired&view=board').view).toBe('list');
});
