import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facets, filterNames, isUsed, libraryFilters, libraryParameters, parameterNames } from './filters.ts';
import { countFilters, readLibraryQuery, readLibraryView, replaceTechnology, writeLibraryQuery } from './query.ts';
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
    ['“or remote” without a place', 'orRemote=1&remote=hybrid', 'remote=hybrid'],
    ['“or remote” with a region', 'orRemote=1&region=FR%3ABretagne', 'region=FR%3ABretagne&orRemote=1'],
    ['a level without a language', 'level=70', ''],
    ['a level that is not offered', 'language=en&level=60', 'language=en'],
    ['states that are not listed', 'state=not_searching&state=dreamjob_only', 'state=dreamjob_only'],
    ['wishes that are no filters', 'nice=salary&nice=years', 'nice=years'],
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
    const names = [...parameterNames, 'view', 'after'];
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
    const query = read(searchString(form));
    expect(query.query).toBe('react');
    expect(searchString(form)).toBe(writeLibraryQuery(query, 'grid'));
  });

  it('contains the view', () => {
    expect(readLibraryView(new URLSearchParams('view=grid'))).toBe('grid');
    expect(readLibraryView(new URLSearchParams('view=moon'))).toBe('list');
  });

  it.each([
    ['technology=php', 'technology=symfony'],
    ['technology=php&technology=symfony&every=true', 'technology=symfony'],
    ['query=php&technology=react&remote=fullTime', 'query=php&technology=react&remote=fullTime'],
    ['technology=php&technology=react&every=true', 'technology=react&technology=symfony&every=true'],
    ['without=php&plus=php', 'without=symfony&plus=symfony'],
  ])('%s: with another technology in the place of one it is %s', (text, replaced) => {
    const canonical = (given: string) => writeLibraryQuery(readLibraryQuery(new URLSearchParams(given)));
    expect(replaceTechnology(canonical(text), 'php', 'symfony')).toBe(canonical(replaced));
  });

  it('counts its filters', () => {
    expect(countFilters(read('query=react'))).toBe(0);
    const search = 'technology=react&technology=vue&every=1&yearsFrom=3&salary=60&recommended=1&city=a&radius=50';
    expect(countFilters(read(search))).toBe(6);
  });
});

/** Every parameter, in the order of the address. Saved searches are stored in this form. */
const whole =
  'query=react&technology=react&technology=vue&every=1&without=php&profession=devops&yearsFrom=2&yearsTo=9' +
  '&city=insee%3A44109&radius=50&region=FR%3ABretagne&orRemote=1&remote=hybrid&contract=permanent&salary=60' +
  '&language=en&level=70&test=a&rank=20&recommended=1&state=dreamjob_only&unseen=1&plus=go&nice=years';

describe('the filters of the library', () => {
  it('are all read from an address and written to it, in a fixed order', () => {
    expect([...new Set(new URLSearchParams(whole).keys())]).toEqual(parameterNames);
    expect(tidied(whole)).toBe(whole);
  });

  it('are used with one of their parameters, and unused without', () => {
    for (const name of filterNames) {
      const own = Object.keys(libraryFilters[name].parameters);
      const [mine, others] = [true, false].map((kept) =>
        [...new URLSearchParams(whole)].filter(([parameter]) => own.includes(parameter) === kept),
      );
      expect(isUsed(name, read(searchString(mine ?? []))), name).toBe(true);
      expect(isUsed(name, read(searchString(others ?? []))), name).toBe(false);
    }
  });

  it('share no parameter, and name only their own', () => {
    const owners = filterNames.flatMap((name) => Object.keys(libraryFilters[name].parameters));
    expect(new Set(owners).size).toBe(owners.length);
    for (const name of filterNames) {
      const own = Object.keys(libraryFilters[name].parameters) as (keyof typeof libraryParameters)[];
      const needed = own.flatMap((parameter) => libraryParameters[parameter].needs?.parameters ?? []);
      const counted = facets.filter((facet) => facet === name).map((facet) => libraryFilters[facet].counted);
      expect(own, name).toEqual(expect.arrayContaining([...needed, ...counted]));
    }
  });
});
