import { expect, it } from 'vitest';
import { careerTexts } from './career.texts.ts';

it.each([
  [1, '1 mois', '1 month'],
  [11, '11 mois', '11 months'],
  [12, '1 an', '1 year'],
  [13, '1 an 1 mois', '1 year 1 month'],
  [24, '2 ans', '2 years'],
  [27, '2 ans 3 mois', '2 years 3 months'],
])('%s months are written %s (docs/product/profile.md, Experiences)', (months, french, english) => {
  expect(careerTexts.fr.lasted(months)).toBe(french);
  expect(careerTexts.en.lasted(months)).toBe(english);
});
