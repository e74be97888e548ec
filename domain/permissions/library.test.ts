import { describe, expect, it } from 'vitest';
import * as permissions from './library.ts';
import { permissionTable, type Row, type ViewerName, viewers } from './permission-table.fixture.ts';

const recruiters: ViewerName[] = ['withoutCompany', 'waiting', 'validated', 'companyAdmin'];
const profile = {
  id: 'owner',
  disabled: false,
  isShort: false,
  hidesFromCompany: false,
  visibility: { all: true, cards: { about: { all: true } } },
};
const { canReadNotes } = permissions;

/** A search or a list of the company of these viewers, or of another: docs/product/library.md, Sharing in the company. */
const kept = (authorId: string | null, shared: boolean, companyId = 'ours') => ({ authorId, companyId, shared });
const { canSeeKept, canChangeKept } = permissions;
const keptRows: Row[] = [
  ['canSeeKept', 'private', (viewer) => canSeeKept(viewer, kept('validated', false)), ['validated']],
  ['canSeeKept', 'private, while waiting', (viewer) => canSeeKept(viewer, kept('waiting', false)), []],
  ['canSeeKept', 'shared', (viewer) => canSeeKept(viewer, kept('someone', true)), ['validated', 'companyAdmin']],
  ['canSeeKept', 'without author', (viewer) => canSeeKept(viewer, kept(null, true)), ['validated', 'companyAdmin']],
  ['canSeeKept', 'of another company', (viewer) => canSeeKept(viewer, kept('validated', true, 'theirs')), []],
  ['canChangeKept', 'private', (viewer) => canChangeKept(viewer, kept('validated', false)), ['validated']],
  [
    'canChangeKept',
    'shared',
    (viewer) => canChangeKept(viewer, kept('validated', true)),
    ['validated', 'companyAdmin'],
  ],
  ['canChangeKept', 'of a colleague', (viewer) => canChangeKept(viewer, kept('someone', true)), ['companyAdmin']],
  ['canChangeKept', 'without author', (viewer) => canChangeKept(viewer, kept(null, true)), ['companyAdmin']],
  ['canChangeKept', 'of another company', (viewer) => canChangeKept(viewer, kept('validated', true, 'theirs')), []],
];

describe('permissions of the library (docs/product/library.md, Permissions of the library)', () => {
  permissionTable(permissions, [
    ['canSearchLibrary', '', permissions.canSearchLibrary, ['validated', 'companyAdmin', 'admin']],
    ['canKeepLists', '', permissions.canKeepLists, ['validated', 'companyAdmin']],
    ...keptRows,
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
