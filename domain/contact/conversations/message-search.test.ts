import { expect, it } from 'vitest';
import { wordsOfSearch } from './message-search.ts';

it.each([
  ['', []],
  ['   ', []],
  ['Vendredi  à 10 h', ['vendredi', 'a', '10', 'h']],
  ['Été été ÉTÉ', ['ete']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
])('the words of the search %j', (text, words) => expect(wordsOfSearch(text)).toEqual(words));

it('a long text is cut', () => expect(wordsOfSearch('x'.repeat(5000))).toEqual(['x'.repeat(120)]));
