import { describe, expect, it } from 'vitest';
import { isInternOnly } from './intern-only.ts';

describe('an intern-only developer (docs/product/contact.md, Contact mode of a plan)', () => {
  it.each([
    [['internship'], true],
    [['internship', 'apprenticeship'], true],
    [['freelance'], true],
    [[], true],
    [['permanent'], false],
    [['fixedTerm'], false],
    [['internship', 'permanent'], false],
  ])('with the contract types %o: %s', (types, expected) => expect(isInternOnly(types)).toBe(expected));
});
