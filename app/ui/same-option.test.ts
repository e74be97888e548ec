import { describe, expect, it } from 'vitest';
import { sameOption } from './same-option.ts';

const options = ['Brest, France', 'Brest, Biélorussie', 'Nantes, France', 'Saint-Étienne, France', 'Paris'].map(
  (label) => ({ label }),
);

describe('docs/product/shell.md, Interface elements: the option that a typed text names', () => {
  it.each([
    ['Paris', 'Paris'],
    ['nantes', 'Nantes, France'],
    [' saint etienne ', 'Saint-Étienne, France'],
    ['Brest, France', 'Brest, France'],
    ['Brest', undefined],
    ['Nant', undefined],
    ['', undefined],
  ])('%j names %j', (typed, expected) => {
    expect(sameOption(options, typed)?.label).toBe(expected);
  });
});
