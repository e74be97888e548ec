import { expect, it } from 'vitest';
import { documentsTexts } from './documents.texts.ts';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 ko', '1 kB'],
  [1953, '2 ko', '2 kB'],
  [999_400, '999 ko', '999 kB'],
  [1_000_000, '1 Mo', '1 MB'],
  [2_345_678, '2,3 Mo', '2.3 MB'],
  [10 * 1024 * 1024, '10,5 Mo', '10.5 MB'],
])('the size of %i bytes is written %s in French and %s in English', (bytes, french, english) => {
  expect(fileSize(bytes, 'fr', documentsTexts.fr).replace(/\s/g, ' ')).toBe(french);
  expect(fileSize(bytes, 'en', documentsTexts.en)).toBe(english);
});
