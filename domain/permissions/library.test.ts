import { describe, expect, it } from 'vitest';
import * as permissions from './library.ts';
import { permissionTable, type ViewerName, viewers } from './permission-table.fixture.ts';

const recruiters: ViewerName[] = ['withoutCompany', 'waiting', 'validated', 'companyAdmin'];
const profile = {
  id: 'owner',
  disabled: false,
  isShort: false,
  hidesFromCompany: false,
  visibility: { all: true, cards: { about: { all: true } } },
};
const { canReadNotes } = permissions;

describe('permissions of the library (docs/product/library.md, Permissions of the library)', () => {
  permissionTable(permissions, [
    ['canSearchLibrary', '', permissions.canSearchLibrary, ['validated', 'companyAdmin', 'admin']],
    ['canKeepLists', '', permissions.canKeepLists, ['validated', 'companyAdmin']],
    [
      'canReadNotes',
      'of a public profile',
      (viewer) => canReadNotes(viewer, profile),
      ['developer', 'owner', 'validated', 'companyAdmin', 'admin'],
    ],
    [
      'canReadNotes',
      'of a profile that is not public',
      (viewer) => canReadNotes(viewer, { ...profile, visibility: { all: false, cards: {} } }),
      ['owner', 'validated', 'companyAdmin', 'admin'],
    ],
    [
      'canReadNotes',
      'of a short profile',
      (viewer) => canReadNotes(viewer, { ...profile, isShort: true }),
      ['owner', 'admin'],
    ],
    ['canWriteCompanyNotes', '', permissions.canWriteCompanyNotes, ['validated', 'companyAdmin']],
    ['canWriteTeamNotes', '', permissions.canWriteTeamNotes, ['admin']],
    [
      'notesWrittenBy',
      'of the company',
      (viewer) => permissions.notesWrittenBy(viewer) === 'company',
      ['validated', 'companyAdmin'],
    ],
    ['notesWrittenBy', 'of the team', (viewer) => permissions.notesWrittenBy(viewer) === 'team', ['admin']],
    [
      'canReportProfile',
      'of the owner',
      (viewer) => permissions.canReportProfile(viewer, 'owner'),
      ['visitor', 'developer', 'validated', 'companyAdmin', 'admin'],
    ],
    ['canOpenSelectionPage', '', permissions.canOpenSelectionPage, recruiters],
    ['canRemoveFromSelection', '', permissions.canRemoveFromSelection, ['validated', 'companyAdmin']],
    ['canSelect', '', permissions.canSelect, ['companyAdmin']],
  ]);
});

describe('access to the CV library (docs/product/library.md, Who reaches the library)', () => {
  it.each<[ViewerName, permissions.LibraryAccess]>([
    ['visitor', 'refused'],
    ['developer', 'refused'],
    ['owner', 'refused'],
    ['withoutCompany', 'noCompany'],
    ['waiting', 'pending'],
    ['validated', 'open'],
    ['companyAdmin', 'open'],
    ['admin', 'open'],
  ])('of a viewer of the kind %s is: %s', (name, access) =>
    expect(permissions.libraryAccess(viewers[name])).toBe(access),
  );

  it('of a recruiter of a refused company is: declined', () => {
    const { membership } = viewers.waiting;
    const refused = { ...viewers.waiting, membership: membership && { ...membership, refused: true } };
    expect(permissions.libraryAccess(refused)).toBe('declined');
  });
});
