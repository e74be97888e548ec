import { describe, expect, it } from 'vitest';
import { plainWords, wordPatterns } from './search-words.ts';

describe('words without accents', () => {
  it.each([
    ['Développeuse', 'developpeuse'],
    ['L’été à Cœur', 'l ete a coeur'],
    ['ÆGIR, façade·s', 'aegir facade s'],
    ['Node.js / C++ & C#', 'node js c++ c#'],
    ['  100 % TDD_now\t', '100 tdd now'],
    ['Łódź Ελλάδα', 'lodz ελλαδα'],
    ['', ''],
    ['!?', ''],
  ])('of “%s” are “%s”', (text, plain) => expect(plainWords(text)).toBe(plain));
});

describe('the LIKE patterns of a search', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['Réact', ['% react%']],
    ['go c#', ['% go %', '% c# %']],
    ['dev dev DÉV', ['% dev%']],
    ['100% _nul_', ['% 100%', '% nul%']],
    [`${'x'.repeat(60)}`, [`% ${'x'.repeat(40)}%`]],
  ])('for “%s” are these', (typed, patterns) => expect(wordPatterns(typed)).toEqual(patterns));

  it('are ten at most', () => expect(wordPatterns('aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll')).toHaveLength(10));
});
