import { expect, it } from 'vitest';
import { readVisibility } from '../visibility.ts';
import { publicLink } from './public-link.ts';

const shown = (all: boolean, ...cards: string[]) =>
  readVisibility({ all, cards: Object.fromEntries(cards.map((card) => [card, { all: true }])) });
const profile = { id: 'owner', disabled: false, isShort: false, hidesFromCompany: false };

it.each([
  ['a public name', { ...profile, visibility: shown(true, 'about') }, 'named'],
  ['public cards without the name', { ...profile, visibility: shown(true, 'skills') }, 'unnamed'],
  ['no public card', { ...profile, visibility: shown(true) }, 'empty'],
  ['a profile that is not public', { ...profile, visibility: shown(false, 'about') }, 'empty'],
  ['a short profile', { ...profile, isShort: true, visibility: shown(true, 'about') }, 'closed'],
  ['a disabled profile', { ...profile, disabled: true, visibility: shown(true, 'about') }, 'closed'],
] as const)('docs/product/profile.md, The public link: %s', (_, facts, expected) => {
  expect(publicLink(facts)).toBe(expected);
});
