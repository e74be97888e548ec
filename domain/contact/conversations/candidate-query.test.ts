import { expect, it } from 'vitest';
import { candidateQueryString, isFiltered, readCandidateQuery } from './candidate-query.ts';

const id = '0196b7a0-0000-7000-8000-000000000001';
const read = (text: string) => readCandidateQuery(new URLSearchParams(text));

it('reads what makes sense and writes it back', () => {
  for (const address of ['', '?q=react', `?job=${id}&recruiter=${id}`, '?state=open', '?view=list'])
    expect(candidateQueryString(read(address))).toBe(address);
});

it('takes the rest for nothing', () => {
  expect(read('?state=dreaming&job=1&recruiter=%27&view=circle&q=%20')).toEqual(read(''));
  expect(isFiltered(read('?view=list'))).toBe(false);
});

it('shows one state alone as a list', () => {
  expect(read('?state=hired').view).toBe('list');
  expect(read('?state=hired&view=board').view).toBe('list');
});
