import { describe, expect, it } from 'vitest';
import { isFiltered, jobQueryString, readJobOrder, readJobQuery } from './job-query.ts';

const read = (search: string) => readJobQuery(new URLSearchParams(search));
const none = {
  words: '',
  profession: undefined,
  technologies: [],
  contracts: [],
  city: '',
  orRemote: false,
  remotes: [],
  seniorities: [],
  salary: undefined,
};

describe('the search of offers in an address', () => {
  it.each<[string, object]>([
    ['', {}],
    ['q=  réact  hook ', { words: 'réact  hook' }],
    ['profession=front-end-developer', { profession: 'front-end-developer' }],
    ['profession=', {}],
    ["profession=a' or 1=1", {}],
    ['technology=react&technology=node-js&technology=react&technology=', { technologies: ['react', 'node-js'] }],
    ['contract=freelance&contract=permanent&contract=serfdom', { contracts: ['permanent', 'freelance'] }],
    ['city=Saint-Étienne', { city: 'Saint-Étienne' }],
    ['city=Nantes&orRemote=1', { city: 'Nantes', orRemote: true }],
    ['orRemote=1', {}],
    ['remote=hybrid&remote=fullTime&remote=x', { remotes: ['fullTime', 'hybrid'] }],
    ['seniority=lead&seniority=beginner&seniority=wizard', { seniorities: ['beginner', 'lead'] }],
    ['salary=45', { salary: 45 }],
    ['salary=45,4', { salary: 45 }],
    ['salary=100000', { salary: 400 }],
    ['salary=beaucoup', {}],
    ['other=1', {}],
  ])('is read from “%s”', (search, expected) => expect(read(search)).toEqual({ ...none, ...expected }));

  it('has a limited length and number of values', () => {
    expect(read(`q=${'x'.repeat(500)}`).words).toHaveLength(120);
    const many = Array.from({ length: 30 }, (_, index) => `technology=t${index}`).join('&');
    expect(read(many).technologies).toHaveLength(10);
  });
});

describe('the address of a search', () => {
  it('leaves out empty values', () => {
    expect(jobQueryString(read('q=&profession=&technology=&city=&salary='))).toBe('');
    expect(isFiltered(read('q=&contract='))).toBe(false);
  });

  it('is the same for the same search, and reading it gives the same search', () => {
    const one =
      'seniority=senior&remote=no&q=c%2B%2B&salary=50&technology=react&contract=freelance&orRemote=1&city=Le Mans&profession=data';
    const other =
      'city=Le Mans&contract=freelance&profession=data&q=c%2B%2B&seniority=senior&remote=no&salary=50&technology=react&orRemote=1';
    const address = jobQueryString(read(one));
    expect(address).toBe(
      '?q=c%2B%2B&profession=data&technology=react&contract=freelance&city=Le+Mans&orRemote=1&remote=no&seniority=senior&salary=50',
    );
    expect(jobQueryString(read(other))).toBe(address);
    expect(jobQueryString(read(address))).toBe(address);
    expect(isFiltered(read(address))).toBe(true);
  });

  it('contains the position where the last page ended', () => {
    expect(jobQueryString(read('city=Nantes'), 'x')).toBe('?city=Nantes&after=x');
    expect(jobQueryString(read(''), 'x')).toBe('?after=x');
  });

  it('contains the order only when it is by date', () => {
    expect(jobQueryString(read('city=Nantes'), 'x', 'date')).toBe('?city=Nantes&order=date&after=x');
    expect(jobQueryString(read(''), undefined, 'fit')).toBe('');
    expect(readJobOrder(new URLSearchParams('order=date'))).toBe('date');
    expect(readJobOrder(new URLSearchParams('order=salary'))).toBe('fit');
  });
});
