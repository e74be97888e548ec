import { describe, expect, it } from 'vitest';
import { displayNameOf, greetingName, greetingOfRecruiter } from './display-name.ts';

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

it.each([
  ['full', 'Noémie', 'Noémie Le Goff', 'Noémie'],
  ['full', ' Anne-Sophie ', 'Anne-Sophie Roux', 'Anne-Sophie'],
  ['full', '', 'Le Goff', 'Le Goff'],
  ['firstName', 'Noémie', 'Noémie', 'Noémie'],
  ['nickName', 'Noémie', 'Loutre curieuse', 'Loutre curieuse'],
  ['nickName', 'Noémie', '', ''],
] as const)(
  'at level %s %j, shown as %j, is greeted as %j (docs/product/shell.md, The developer home page)',
  (...row) => {
    const [level, firstName, displayName, greeted] = row;
    expect(greetingName({ level, firstName, displayName })).toBe(greeted);
  },
);

it.each([
  ['Hélène Kerouan', 'Hélène'],
  ['Anne-Sophie Roux', 'Anne-Sophie'],
  ['Jean Marie Le Goff', 'Jean Marie Le Goff'],
  ['Zoé', 'Zoé'],
])('a recruiter named %s is greeted as %s (docs/product/shell.md, The recruiter home page)', (name, greeted) =>
  expect(greetingOfRecruiter(name)).toBe(greeted),
);
