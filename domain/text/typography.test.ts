import { describe, expect, it } from 'vitest';
import { typography } from './typography.ts';

describe('French typography', () => {
  it.each([
    ['Qui ?', 'Qui\u202f?'],
    ['Bonjour !', 'Bonjour\u202f!'],
    ['un ; deux', 'un\u202f; deux'],
    ['De :', 'De\u00a0:'],
    ['« ici »', '«\u202fici\u202f»'],
    ['45 k€', '45\u00a0k€'],
    ['https://exemple.fr', 'https://exemple.fr'],
  ])('"%s" gets no-break spaces where French requires them', (written, shown) =>
    expect(typography(written)).toBe(shown),
  );
});
