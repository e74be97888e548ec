import { describe, expect, it } from 'vitest';
import { everyViewer, permissionTable, type ViewerName, viewers } from './permission-table.fixture.ts';
import * as permissions from './privacy.ts';

const recruiters: ViewerName[] = ['withoutCompany', 'waiting', 'validated', 'companyAdmin'];

describe('permissions of privacy (docs/product/privacy.md, Permissions)', () => {
  permissionTable(permissions, [
    ['canWithdrawHealth', '', permissions.canWithdrawHealth, ['developer', 'owner']],
    ['canSeeOwnRankings', '', permissions.canSeeOwnRankings, ['developer', 'owner']],
    ['canAskForHuman', '', permissions.canAskForHuman, ['developer', 'owner']],
    ['canSeeTeamAccess', '', permissions.canSeeTeamAccess, ['developer', 'owner', ...recruiters]],
    ['mustLeaveAnAdministrator', '', permissions.mustLeaveAnAdministrator, ['admin']],
  ]);

  it('an administrator who acts in a developer’s name does not withdraw the consent', () => {
    const impersonator = { userId: 'admin', name: 'Admin', until: new Date(0) };
    expect(permissions.canWithdrawHealth({ ...viewers.owner, impersonator })).toBe(false);
    expect(permissions.canAskForHuman({ ...viewers.owner, impersonator })).toBe(false);
    expect(permissions.readerOfTheTeam({ ...viewers.owner, impersonator })).toBe('admin');
  });

  it('only an administrator reads as the team', () => {
    expect(everyViewer.filter((name) => permissions.readerOfTheTeam(viewers[name]) !== undefined)).toEqual(['admin']);
  });

  it.each<[ViewerName, string | undefined]>([
    ['visitor', undefined],
    ['developer', 'profile'],
    ['owner', 'profile'],
    ...recruiters.map((name): [ViewerName, string] => [name, 'membership']),
    ['admin', undefined],
  ])('the erasure of a viewer of the kind %s takes with it: %s', (name, erased) =>
    expect(permissions.erasedBesides(viewers[name])).toBe(erased),
  );
});
