import { describe, expect, it } from 'vitest';
import type { QuotedTerms } from '../../domain/fit/offers/offer-phrases.ts';
import type { OfferFitView } from '../../server/services/fit/offers/explain-offer.ts';
import { rendered } from '../../tests/harness/rendered.ts';
import { OfferFit, OfferReasons } from './offer-reasons.tsx';

const terms: QuotedTerms = {
  contractType: 'permanent',
  remote: 'hybrid',
  salaryMin: 45,
  salaryMax: 55,
  yearsMin: 3,
};
const fit: OfferFitView = {
  percent: 82,
  held: ['react', 'typescript'],
  missing: [],
  unmet: [],
  lines: [
    { name: 'technology', points: 60, most: 100, label: 'React', must: true },
    { name: 'technology', points: 60, most: 100, label: 'TypeScript' },
    { name: 'place', points: 90, most: 90, label: 'Nantes', place: 'city' },
    { name: 'pay', points: 80, most: 80, value: 51 },
  ],
};
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const shown = (change: Partial<OfferFitView>, more: Partial<QuotedTerms> = {}) =>
  words(rendered(<OfferReasons fit={{ ...fit, ...change }} terms={{ ...terms, ...more }} />));

describe('why an offer fits (docs/product/fit.md, Reasons)', () => {
  it('says what the reader has, in one line', () =>
    expect(shown({})).toBe('Correspond à 82 % React, TypeScript, Nantes, 45–55 k€ couvre vos 51 k€'));

  it.each<[string, OfferFitView['lines'][number], string]>([
    ['the profession', { name: 'profession', points: 9, most: 9 }, 'votre métier'],
    ['a related profession', { name: 'profession', points: 4, most: 9, related: true }, 'un métier proche du vôtre'],
    [
      'a place nearby',
      { name: 'place', points: 8, most: 9, label: 'Rezé', place: 'near' },
      'Rezé, près d’une ville souhaitée',
    ],
    ['the contract', { name: 'contract', points: 5, most: 5 }, 'CDI'],
    ['remote work', { name: 'remote', points: 5, most: 5 }, 'télétravail partiel'],
    ['enough years', { name: 'years', points: 5, most: 5, value: 4 }, 'vos 4 ans d’expérience'],
    ['no years', { name: 'years', points: 5, most: 5, value: 0 }, 'ouvert aux débutant·es'],
    ['a language', { name: 'language', points: 5, most: 5, label: 'Anglais', value: 70, asked: 70 }, 'Anglais'],
  ])('%s', (_, line, phrase) => expect(shown({ lines: [line] })).toBe(`Correspond à 82 % ${phrase}`));

  it.each<[string, OfferFitView['lines'][number], string]>([
    ['too few years', { name: 'years', points: 3, most: 5, value: 2 }, '3 ans d’expérience au moins'],
    [
      'a language',
      { name: 'language', points: 2, most: 5, label: 'Anglais', value: 20, asked: 70 },
      'Anglais (avancé)',
    ],
  ])('what is missing: %s', (_, line, phrase) =>
    expect(shown({ lines: [line] })).toBe(`Correspond à 82 % Il manque : ${phrase}`),
  );

  it('more experience than asked is neither a reason nor missing', () =>
    expect(shown({ lines: [{ name: 'years', points: 3, most: 5, value: 9 }] })).toBe('Correspond à 82 %'));

  it('a required technology that is missing is named', () =>
    expect(shown({ lines: [], missing: ['Go', 'Rust'] })).toContain('Il manque : Go, Rust'));

  it('nothing is said twice, and a salary that is not stated is not mentioned', () => {
    const lines: OfferFitView['lines'] = [
      { name: 'place', points: 9, most: 9, place: 'remote' },
      { name: 'remote', points: 9, most: 9 },
      { name: 'pay', points: 0, most: 9 },
    ];
    expect(shown({ lines }, { remote: 'fullTime' })).toBe('Correspond à 82 % télétravail complet');
  });

  it('the wishes that are not met are named', () =>
    expect(shown({ lines: [], unmet: ['place', 'pay'] })).toContain('Hors de vos souhaits : ville, salaire'));
});

it('the page of an offer has two lists, with technologies that would be welcome', () => {
  const lines: OfferFitView['lines'] = [...fit.lines, { name: 'technology', points: 0, most: 9, label: 'Figma' }];
  const text = words(rendered(<OfferFit fit={{ ...fit, lines, missing: ['Go'] }} terms={terms} />));
  expect(text).toBe(
    'Cette offre et vous Correspond à 82 % Ce qui correspond React TypeScript Nantes 45–55 k€ couvre vos 51 k€ ' +
      'Ce qui manque Go Figma (apprécié)',
  );
});
