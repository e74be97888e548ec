import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, readLibraryQuery, readLibraryView, writeLibraryQuery } from './query.ts';
import { searchString } from './search-string.ts';

const read = (search: string) => readLibraryQuery(new URLSearchParams(search));
const tidied = (search: string) => writeLibraryQuery(read(search));

describe('a search in the query string (docs/product/library.md, The address of a search)', () => {
  it.each([
    ['nothing', '', ''],
    ['empty fields of a form', 'query=&city=&radius=20&yearsFrom=&salary=&view=list', ''],
    ['another order', 'language=en&technology=react&query=nantes', 'query=nantes&technology=react&language=en'],
    [
      'values in another order, and twice',
      'technology=vue&technology=react&technology=vue',
      'technology=react&technology=vue',
    ],
    ['spaces', 'query=+react++native+', 'query=react+native'],
    ['unknown values', 'remote=moon&contract=slave&remote=hybrid', 'remote=hybrid'],
    ['numbers out of range', 'yearsFrom=101&salary=0&yearsTo=-1&radius=7', ''],
    ['values that are not numbers', 'yearsFrom=two&salary=1e2&yearsTo=0x10', ''],
    ['a minimum of zero years', 'yearsFrom=0&yearsTo=0', 'yearsTo=0'],
    ['a radius without a city', 'radius=50', ''],
    ['the default radius', 'city=insee%3A44109&radius=20', 'city=insee%3A44109'],
    ['another radius', 'radius=50&city=insee%3A44109', 'city=insee%3A44109&radius=50'],
    ['“every” with one technology', 'every=1&technology=react', 'technology=react'],
    [
      '“every” with two technologies',
      'every=1&technology=react&technology=vue',
      'technology=react&technology=vue&every=1',
    ],
    ['a checkbox with an unexpected value', 'recommended=true', ''],
    ['unknown parameters', 'utm_source=x&after=abc&page=2', ''],
    ['values that are too long', `technology=${'x'.repeat(81)}`, ''],
  ])('is normalised: %s', (_, given, canonical) => {
    expect(tidied(given)).toBe(canonical);
    expect(tidied(canonical)).toBe(canonical);
  });

  it('never fails with any address, and does not change when normalised again', () => {
    const names = ['query', 'technology', 'every', 'city', 'radius', 'region', 'remote', 'salary', 'yearsTo', 'view'];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 40 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(pairs, (given) => {
        const once = writeLibraryQuery(readLibraryQuery(new URLSearchParams(given)));
        expect(tidied(once)).toBe(once);
      }),
    );
  });

  it('is written by the browser as by the server', () => {
    const form = [
      ['query', ' react '],
      ['city', ''],
      ['radius', '20'],
      ['technology', 'vue'],
      ['technology', 'react'],
      ['view', 'grid'],
    ] as const;
    const { text, ...query } = read(searchString(form));
    expect(text).toBe('react');
    expect(searchString(form)).toBe(writeLibraryQuery({ text, ...query }, 'grid'));
  });

  it('contains the view', () => {
    expect(readLibraryView(new URLSearchParams('view=grid'))).toBe('grid');
    expect(readLibraryView(new URLSearchParams('view=moon'))).toBe('list');
  });

  it('counts its filters', () => {
    expect(countFilters(read('query=react'))).toBe(0);
    const search = 'technology=react&technology=vue&every=1&yearsFrom=3&salary=60&recommended=1&city=a&radius=50';
    expect(countFilters(read(search))).toBe(6);
  });
});
