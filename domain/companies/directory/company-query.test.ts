import { describe, expect, it } from 'vitest';
import { companyQueryParts, companyQueryString, readCompaniesPage, readCompanyQuery } from './company-query.ts';

const read = (search: string) => readCompanyQuery(new URLSearchParams(search));
const none = { name: '', technologies: [], city: '', hiring: false, remote: false };

describe('a search of the directory (docs/product/companies.md, The company directory)', () => {
  it.each<[string, object]>([
    ['', {}],
    ['q=  marée  haute ', { name: 'marée  haute' }],
    ['technology=react&technology=node-js&technology=react&technology=', { technologies: ['react', 'node-js'] }],
    ["technology=a' or 1=1", {}],
    ['city=Saint-Étienne', { city: 'Saint-Étienne' }],
    ['offers=1', { hiring: true }],
    ['offers=yes', {}],
    ['remote=1&other=1', { remote: true }],
  ])('is read from “%s”', (search, expected) => expect(read(search)).toEqual({ ...none, ...expected }));

  it('has a limited length and number of values', () => {
    expect(read(`q=${'x'.repeat(500)}`).name).toHaveLength(120);
    const many = Array.from({ length: 30 }, (_, index) => `technology=t${index}`).join('&');
    expect(read(many).technologies).toHaveLength(10);
  });

  it('has one address, which reads as the same search', () => {
    const one = read('remote=1&city=Nantes&technology=go&offers=1&q=marée&technology=');
    expect(companyQueryString(one)).toBe('?q=mar%C3%A9e&technology=go&city=Nantes&offers=1&remote=1');
    expect(read(companyQueryString(one))).toEqual(one);
    expect(companyQueryString(one, 3)).toBe(`${companyQueryString(one)}&page=3`);
    expect(companyQueryString(read('q=&city='), 1)).toBe('');
  });

  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=1000000', 1],
  ])('the page of “%s” is %i', (search, page) => expect(readCompaniesPage(new URLSearchParams(search))).toBe(page));

  it('names its parts with the search without each of them', () => {
    expect(companyQueryParts(read(''))).toEqual([]);
    expect(companyQueryParts(read('q=mar&technology=go&technology=php&offers=1'))).toEqual([
      { key: 'name mar', filter: 'name', value: 'mar', without: '?technology=go&technology=php&offers=1' },
      { key: 'technologies go', filter: 'technologies', value: 'go', without: '?q=mar&technology=php&offers=1' },
      { key: 'technologies php', filter: 'technologies', value: 'php', without: '?q=mar&technology=go&offers=1' },
      { key: 'hiring true', filter: 'hiring', value: 'true', without: '?q=mar&technology=go&technology=php' },
    ]);
  });
});
