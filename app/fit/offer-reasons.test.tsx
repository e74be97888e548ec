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
  score: 824,
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
/** Without the folded detail. */
const words = (html: string) =>
  html
    .replace(/<details.*<\/details>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const shown = (change: Partial<OfferFitView>, more: Partial<QuotedTerms> = {}) =>
  words(rendered(<OfferReasons fit={{ ...fit, ...change }} terms={{ ...terms, ...more }} />));

describe('why an offer fits (docs/product/fit.md, Reasons)', () => {
  it('says what the reader has', () =>
    expect(shown({})).toBe('Correspond à 82 % React, TypeScript Nantes 45–55 k€ couvre vos 51 k€'));

  it('three facts at most in a list, without the contract and the remote work of its terms', () => {
    const lines: OfferFitView['lines'] = [
      { name: 'contract', points: 5, most: 5 },
      { name: 'remote', points: 5, most: 5 },
      ...fit.lines.filter(({ name }) => name !== 'pay'),
      { name: 'profession', points: 9, most: 9 },
      { name: 'years', points: 5, most: 5, value: 4 },
    ];
    expect(shown({ lines })).toBe('Correspond à 82 % React, TypeScript Nantes votre métier');
    const marked = rendered(<OfferReasons fit={{ ...fit, lines }} terms={terms} marked />);
    expect(words(marked)).toBe('Correspond à 82 % Nantes votre métier vos 4 ans d’expérience');
  });

  it.each<[string, OfferFitView['lines'][number], string]>([
    ['the profession', { name: 'profession', points: 9, most: 9 }, 'votre métier'],
    ['a related profession', { name: 'profession', points: 4, most: 9, related: true }, 'un métier proche du vôtre'],
    [
      'a place nearby',
      { name: 'place', points: 8, most: 9, label: 'Rezé', place: 'near' },
      'Rezé, près d’une ville souhaitée',
    ],
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
    expect(shown({ lines }, { remote: 'fullTime' })).toBe('Correspond à 82 %');
    const page = words(rendered(<OfferFit fit={{ ...fit, lines }} terms={{ ...terms, remote: 'fullTime' }} />));
    expect(page).toBe('Cette offre et vous Correspond à 82 % Ce qui correspond télétravail complet');
  });

  it('the wishes that are not met are named', () =>
    expect(shown({ lines: [], unmet: ['place', 'pay'] })).toContain('Hors de vos souhaits : ville, salaire'));
});

it.each([
  ['of a list', OfferReasons],
  ['on its page', OfferFit],
])('an offer %s has every part with its points, which add up to the score', (_, Shown) => {
  const lines: OfferFitView['lines'] = [
    { name: 'technology', id: 'react', points: 300, most: 500, label: 'React', must: true },
    { name: 'technology', id: 'go', points: 0, most: 200, label: 'Go' },
    { name: 'place', points: 90, most: 100, label: 'Rezé', place: 'near' },
    { name: 'state', points: 70, most: 100 },
    { name: 'freshness', points: 60, most: 60, value: 3 },
    { name: 'answering', points: 40, most: 40 },
  ];
  const html = rendered(<Shown fit={{ ...fit, score: 560, lines }} terms={terms} />);
  const text = html.slice(html.indexOf('<details')).replace(/<[^>]+>/g, '|');
  expect(text).toContain('Détail des points');
  expect(text).toContain('React||300 sur 500');
  expect(text).toContain('Lieu||90 sur 100');
  expect(text).toContain('Mise à jour du profil||60 sur 60');
  expect(text).toContain('Total||560 sur 1000');
  const points = [...text.matchAll(/\|(\d+) sur/g)].map(([, one]) => Number(one));
  expect(points.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(points.at(-1));
});

it('the page of an offer has two lists, with technologies that would be welcome', () => {
  const lines: OfferFitView['lines'] = [
    ...fit.lines,
    { name: 'contract', points: 5, most: 5 },
    { name: 'remote', points: 5, most: 5 },
    { name: 'technology', points: 0, most: 9, label: 'Figma' },
  ];
  const text = words(rendered(<OfferFit fit={{ ...fit, lines, missing: ['Go'] }} terms={terms} />));
  expect(text).toBe(
    'Cette offre et vous Correspond à 82 % Ce qui correspond React TypeScript Nantes 45–55 k€ couvre vos 51 k€ ' +
      'CDI hybride Ce qui manque Go Figma (apprécié)',
  );
});
