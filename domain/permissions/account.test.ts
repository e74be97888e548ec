import { describe, expect, it } from 'vitest';
import type { Viewer } from '../viewer.ts';
import * as permissions from './account.ts';
import { permissionTable, signedInViewers, viewers } from './permission-table.fixture.ts';

const { canActAs, canActAsOthers, canManageOwnAccount } = permissions;

describe('permissions of accounts (docs/product/account.md, Permissions)', () => {
  permissionTable(permissions, [
    ['canManageOwnAccount', '', canManageOwnAccount, signedInViewers],
    ['canEditDeveloperNames', '', permissions.canEditDeveloperNames, ['developer', 'owner']],
    ['canEditInformationOfDevelopers', '', permissions.canEditInformationOfDevelopers, ['admin']],
    ['canActAsOthers', '', canActAsOthers, ['admin']],
    ['canActAs', 'a developer', (viewer) => canActAs(viewer, { userId: 'owner', role: 'DEVELOPER' }), ['admin']],
    ['canActAs', 'a recruiter', (viewer) => canActAs(viewer, { userId: 'r', role: 'RECRUITER' }), ['admin']],
    ['canActAs', 'another administrator', (viewer) => canActAs(viewer, { userId: 'a', role: 'ADMIN' }), []],
    ['isBoundBySecondFactorRule', '', permissions.isBoundBySecondFactorRule, ['admin']],
  ]);
});

it.each([
  ['developer', 'developer'],
  ['withoutCompany', 'recruiter'],
  ['companyAdmin', 'recruiter'],
  ['admin', 'administrator'],
] as const)('the e-mails of a viewer (docs/product/account.md, E-mail preferences): %s is a %s', (name, audience) => {
  expect(permissions.emailAudience(viewers[name])).toBe(audience);
});

it('an administrator who acts in another name manages no account and acts as no third user', () => {
  const impersonator = { userId: 'admin', name: 'Admin', until: new Date(0) };
  for (const acted of [viewers.owner, viewers.companyAdmin, viewers.admin]) {
    const viewer: Viewer = { ...acted, impersonator };
    expect(canManageOwnAccount(viewer)).toBe(false);
    expect(canActAsOthers(viewer)).toBe(false);
  }
});
