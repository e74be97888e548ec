import { describe, expect, it } from 'vitest';
import { matchesTest, readTestsQuery, testsQueryString } from './test-search.ts';

describe('the search in the address of the test portal (docs/product/assessments.md, Test portal)', () => {
  it.each([
    ['?tests[query]=%22React%22', 'React'],
    ['?tests[query]=\\"Node.js\\"', 'Node.js'],
    ['?tests%5Bquery%5D=bases+de++donn%C3%A9es+', 'bases de données'],
    [`?tests[query]=${'a'.repeat(500)}`, 'a'.repeat(80)],
    ['?tests[query]=', ''],
    ['?query=React', ''],
  ])('%s searches for “%s”', (search, query) => expect(readTestsQuery(new URLSearchParams(search))).toBe(query));

  it('is written in the form in which it is read', () => {
    for (const query of ['', 'React', 'C++ & co', 'a=b']) {
      expect(readTestsQuery(new URLSearchParams(testsQueryString(query)))).toBe(query);
    }
  });
});

describe('a search of the test “PostgreSQL – Requêtes, index et transactions”', () => {
  const texts = ['PostgreSQL', 'Requêtes, index et transactions', 'Bases de données'];
  it.each([
    ['', true],
    ['post', true],
    ['REQUETES', true],
    ['données index', true],
    ['gres', false],
    ['postgres redis', false],
  ])('with “%s” finds it: %s', (query, found) => expect(matchesTest(query, texts)).toBe(found));

  it('distinguishes C, C++ and C# when the sign is typed', () => {
    expect(matchesTest('C++', ['C'])).toBe(false);
    expect(matchesTest('C#', ['C++'])).toBe(false);
    expect(matchesTest('C', ['C#'])).toBe(true);
  });
});
