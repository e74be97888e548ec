import { expect, it } from 'vitest';
import { initialsOf, logoFor, renderLogo } from './render-logo.ts';

it.each([
  ['Petits Bols', 'PB'],
  ['Maréva', 'Ma'],
  ['École des Passerelles', 'Éd'],
  ['42 & fils', '4f'],
  ['X', 'X'],
  ['…', ''],
])('the mark of %s says %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  expect(renderLogo(logoFor(name))).toMatch(/^<svg .*<\/svg>$/s);
});

it('is always the same for the same name, and not the same for all', () => {
  expect(logoFor('Maréva')).toEqual(logoFor('Maréva'));
  const hues = ['a', 'b', 'c', 'd', 'e'].map((name) => logoFor(name).hue);
  expect(new Set(hues).size).toBeGreaterThan(2);
  for (const hue of hues) expect(hue >= 0 && hue < 360).toBe(true);
});

it('does not let a name draw anything else', () => {
  expect(renderLogo({ shape: 'circle', hue: 0, initials: '<a' })).not.toContain('<a');
});
