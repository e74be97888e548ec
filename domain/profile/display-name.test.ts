import { describe, expect, it } from 'vitest';
import { displayNameOf } from './display-name.ts';

const noemie = { firstName: 'Noémie', lastName: 'Le Goff', nickName: 'Loutre curieuse' };

describe('the shown name (docs/product/profile.md, Shown name and nickname)', () => {
  it.each([
    ['full', noemie, 'Noémie Le Goff'],
    ['full', { ...noemie, lastName: '' }, 'Noémie'],
    ['full', { ...noemie, firstName: '' }, 'Le Goff'],
    ['firstName', noemie, 'Noémie'],
    ['nickName', noemie, 'Loutre curieuse'],
    ['nickName', { ...noemie, nickName: null }, ''],
  ] as const)('at level %s of %o is %s', (level, names, shown) =>
    expect(displayNameOf({ ...names, level })).toBe(shown),
  );

  it('follows a change of the real name, except a nickname, which stays', () => {
    const renamed = { ...noemie, firstName: 'Anna', lastName: 'Roux' };
    expect(displayNameOf({ ...renamed, level: 'full' })).toBe('Anna Roux');
    expect(displayNameOf({ ...renamed, level: 'nickName' })).toBe('Loutre curieuse');
  });
});
