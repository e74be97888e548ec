import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

const words = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((one) => (one === 'gap' ? '…' : one.near ? `(${one.page})` : one.page))
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [1, 9, '1 (2) … 9'],
  [3, 9, '1 2 3 (4) … 9'],
  [5, 9, '1 … (4) 5 (6) … 9'],
  [9, 9, '1 … (8) 9'],
  [2, 3, '1 2 3'],
  [3, 5, '1 2 3 4 5'],
])('on page %i of %i the links are %s', (page, pages, shown) => expect(words(page, pages)).toBe(shown));
