import { describe, expect, it } from 'vitest';
import { isInternOnly } from './intern-only.ts';

describe("'a developer is intern-only when their contract types include neither permanent nor fixedTerm'", () => {
  it.each([
    [['internship'], true],
    [['internship', 'apprenticeship'], true],
    [['freelance'], true],
    [[], true],
    [['permanent'], false],
    [['fixedTerm'], false],
    [['internship', 'permanent'], false],
  ])('%o: %s', (types, expected) => expect(isInternOnly(types)).toBe(expected));
});
