import { describe, expect, it } from 'vitest';
import { displayNameOf } from './display-name.ts';

const noemie = { firstName: 'Noémie', lastName: 'Le Goff', nickName: 'Loutre curieuse' };

describe("'Name visibility level: full → display name 'first last'; firstName → first name; nickName → a generated random nickname'", () => {
  it.each([
    ['full', noemie, 'Noémie Le Goff'],
    ['full', { ...noemie, lastName: '' }, 'Noémie'],
    ['full', { ...noemie, firstName: '' }, 'Le Goff'],
    ['firstName', noemie, 'Noémie'],
    ['nickName', noemie, 'Loutre curieuse'],
    ['nickName', { ...noemie, nickName: null }, ''],
  ] as const)('%s of %o is %s', (level, names, shown) => expect(displayNameOf({ ...names, level })).toBe(shown));

  it("'editing names updates the display name accordingly': a nickname hides the new name as it hid the old one", () => {
    const renamed = { ...noemie, firstName: 'Anna', lastName: 'Roux' };
    expect(displayNameOf({ ...renamed, level: 'full' })).toBe('Anna Roux');
    expect(displayNameOf({ ...renamed, level: 'nickName' })).toBe('Loutre curieuse');
  });
});
