import { expect, it } from 'vitest';
import { plain } from '../../../tests/harness/rendered.ts';
import { type TermsView, termsLine } from './terms-view.ts';

const terms: Omit<TermsView, 'offer'> = {
  contractType: 'permanent',
  pay: { unit: 'year', min: 45, max: 55 },
  city: 'Nantes',
  remote: 'fullTime',
};

it.each<[Partial<TermsView>, string, string]>([
  [{}, '45–55 k€ · Nantes ou télétravail · CDI', '€45–55k · Nantes or remote · Permanent'],
  [{ remote: 'no' }, '45–55 k€ · Nantes · CDI', '€45–55k · Nantes · Permanent'],
  [{ remote: 'hybrid' }, '45–55 k€ · Nantes, hybride · CDI', '€45–55k · Nantes, hybrid · Permanent'],
  [{ city: null }, '45–55 k€ · Télétravail · CDI', '€45–55k · Remote · Permanent'],
  [
    { contractType: 'freelance', pay: { unit: 'day', min: 500, max: 500 } },
    '500 € par jour · Nantes ou télétravail · Freelance',
    '€500 a day · Nantes or remote · Freelance',
  ],
  [{ contractType: 'internship', pay: null, remote: 'no' }, 'Nantes · Stage', 'Nantes · Internship'],
])('the terms %o read « %s » (docs/product/contact.md, What a request offers)', (change, fr, en) => {
  expect(plain(termsLine('fr', { ...terms, ...change }))).toBe(fr);
  expect(termsLine('en', { ...terms, ...change })).toBe(en);
});
