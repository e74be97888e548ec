import { describe, expect, it } from 'vitest';
import { pagesOf, readCatalogueQuery, writeCatalogueQuery } from './query.ts';
import { isExactly, isFiltered, withEntry, withoutEntry, withPage } from './search-string.ts';

const canonical = (search: string) => writeCatalogueQuery(readCatalogueQuery(new URLSearchParams(search)));

describe('the filters of the catalogue in the query string (docs/product/catalogue.md, Catalogue filters)', () => {
  it.each([
    ['', ''],
    ['query=react+hook', 'query=react+hook'],
    ['page=1&query=&status=', ''],
    ['sort=most_popular', ''],
    ['sort=newest&page=2&query=x', 'query=x&sort=newest&page=2'],
    ['difficulty=1', 'difficulty=0&difficulty=1'],
    ['difficulty=4&difficulty=0', 'difficulty=0&difficulty=1&difficulty=4'],
    ['status=NOT_PUBLISHED', 'status=ARCHIVED&status=DECLINED&status=DELETED&status=NOT_PUBLISHED'],
    ['technoName=React&technoName=C%2B%2B&technoName=React', 'technoName=C%2B%2B&technoName=React'],
    ['professionId=b&professionId=a&testId=d&testId=c', 'professionId=a&professionId=b&testId=c&testId=d'],
    ['testStatus=PUBLISHED&testStatus=DRAFT', 'testStatus=DRAFT&testStatus=PUBLISHED'],
    ['status=WAITING_FOR_VALIDATION&status=PUBLISHED', 'status=PUBLISHED&status=WAITING_FOR_VALIDATION'],
    ['page=0', ''],
    ['page=-3&sort=up&status=X&difficulty=9&utm_source=x', ''],
  ])('“%s” is normalised to “%s”', (search, expected) => expect(canonical(search)).toBe(expected));

  it('are the same address in any order of the parameters', () => {
    expect(canonical('testId=b&query=a&testId=a')).toBe(canonical('testId=a&testId=b&query=a'));
  });
  it('do not change when they are normalised again', () => {
    const once = canonical('status=NOT_PUBLISHED&difficulty=0&sort=ratings&page=7&technoName=.NET');
    expect(canonical(once)).toBe(once);
  });
});

describe('links', () => {
  it('adding or removing a filter returns to the first page', () => {
    expect(withEntry('page=3&query=a', 'technoName', 'React')).toBe('query=a&technoName=React');
    expect(withoutEntry('page=3&difficulty=0&difficulty=1', 'difficulty', ['0', '1'])).toBe('');
    expect(withPage('query=a&page=2', 3)).toBe('query=a&page=3');
    expect(withPage('query=a&page=2', 1)).toBe('query=a');
  });
  it('a quick button is active when its filter is the only one, on any page', () => {
    expect(isExactly('status=PUBLISHED&page=4', 'status', 'PUBLISHED')).toBe(true);
    expect(isExactly('status=PUBLISHED&query=a', 'status', 'PUBLISHED')).toBe(false);
    expect(isExactly('', 'status', 'PUBLISHED')).toBe(false);
  });
  it('« Effacer les filtres » appears when any filter differs from the defaults', () => {
    expect(isFiltered('page=2')).toBe(false);
    expect(isFiltered('sort=newest')).toBe(true);
    expect(isFiltered('query=a')).toBe(true);
  });
});

it('the catalogue has 20 questions per page (docs/product/catalogue.md, The catalogue screen)', () => {
  expect([0, 1, 20, 21, 400].map(pagesOf)).toEqual([1, 1, 1, 2, 20]);
});
