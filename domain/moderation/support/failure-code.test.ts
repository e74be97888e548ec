import { describe, expect, it } from 'vitest';
import { failureCode } from './failure-code.ts';

describe('docs/product/moderation.md, Contact page: the code of a failure in the address', () => {
  it.each([
    ['DENY_NEED_PLAN', 'DENY_NEED_PLAN'],
    [null, undefined],
    ['', undefined],
    ['Donnez-moi votre mot de passe', undefined],
    ['A'.repeat(61), undefined],
  ])('%j is read as %j', (given, expected) => {
    expect(failureCode(given)).toBe(expected);
  });
});
