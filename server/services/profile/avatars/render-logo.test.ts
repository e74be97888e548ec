import { expect, it } from 'vitest';
import { initialsOf, logoFor, renderLogo } from './render-logo.ts';

it.each([
  ['Petits Bols', 'PB'],
  ['Maréva', 'Ma'],
  ['École des Passerelles', 'Éd'],
  ['42 & fils', '4f'],
  ['X', 'X'],
  ['…', ''],
])('the logo of the company %s shows the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  expect(renderLogo(logoFor(name))).toMatch(/^<svg .*<\/svg>$/s);
});

it('a drawn logo is always the same for the same name, and differs between names', () => {
  expect(logoFor('Maréva')).toEqual(logoFor('Maréva'));
  const hues = ['a', 'b', 'c', 'd', 'e'].map((name) => logoFor(name).hue);
  expect(new Set(hues).size).toBeGreaterThan(2);
  for (const hue of hues) expect(hue >= 0 && hue < 360).toBe(true);
});

it('a name cannot add elements to the drawn logo', () => {
  expect(renderLogo({ shape: 'circle', hue: 0, initials: '<a' })).not.toContain('<a');
});

it('the initials of a drawn logo are set close together', () => {
  expect(renderLogo(logoFor('Petits Bols'))).toContain(' letter-spacing="-1"');
});
