import { describe, expect, it } from 'vitest';
import { cardTypes } from '../profile/cards/card.ts';
import type { Visibility } from '../profile/visibility.ts';
import { everyViewer, permissionTable, signedInViewers, type ViewerName, viewers } from './permission-table.fixture.ts';
import * as permissions from './profile.ts';

const { canKnowAlias, canOpenProfile, profileAccess, seesBadge, seesCard, seesField, seesHealth, viewerKind } =
  permissions;

const every = (all: boolean): Visibility['cards'] => Object.fromEntries(cardTypes.map((card) => [card, { all }]));
const open: Visibility = { all: true, cards: every(true) };
const unnamed: Visibility = { all: true, cards: { ...every(true), about: { all: false } } };
const closed: Visibility = { all: true, cards: every(false) };
const profile = { id: 'owner', disabled: false, isShort: false, hidesFromCompany: false };
const hidden = { ...profile, hidesFromCompany: true };

const insiders: ViewerName[] = ['owner', 'admin'];
const recruiting: ViewerName[] = ['validated', 'companyAdmin'];
const outsiders: ViewerName[] = ['visitor', 'developer'];
const notRecruiting: ViewerName[] = [...outsiders, ...insiders];
const hiddenFrom = (name: ViewerName) => (recruiting.includes(name) ? hidden : profile);

describe('permissions of a profile (docs/product/profile.md, Permissions)', () => {
  permissionTable(permissions, [
    ['canEditProfile', '', (viewer) => permissions.canEditProfile(viewer, 'owner'), insiders],
    ['canOpenDeveloperSettings', '', permissions.canOpenDeveloperSettings, ['admin']],
    ['canChooseDiscretion', '', permissions.canChooseDiscretion, ['developer', 'owner']],
    ['canAskForBoost', '', (viewer) => permissions.canAskForBoost(viewer, 'owner'), ['owner']],
    ['canSeeOwnVisits', '', permissions.canSeeOwnVisits, ['developer', 'owner']],
    ['canOpenProfiles', '', permissions.canOpenProfiles, [...notRecruiting, ...recruiting]],
    ['canUseViews', '', permissions.canUseViews, ['waiting', ...recruiting]],
    ['canOpenProfile', 'complete', (viewer) => canOpenProfile(viewer, profile), [...notRecruiting, ...recruiting]],
    ['canOpenProfile', 'short', (viewer) => canOpenProfile(viewer, { ...profile, isShort: true }), insiders],
    ['canOpenProfile', 'disabled', (viewer) => canOpenProfile(viewer, { ...profile, disabled: true }), insiders],
    ['canOpenProfile', 'unknown', (viewer) => canOpenProfile(viewer, undefined), []],
    [
      'canKnowAlias',
      'of a public name',
      (viewer) => canKnowAlias(viewer, { ...profile, visibility: open }),
      [...notRecruiting, ...recruiting],
    ],
    [
      'canKnowAlias',
      'of a name that is not shown',
      (viewer) => canKnowAlias(viewer, { ...profile, visibility: unnamed }),
      [...insiders, ...recruiting],
    ],
    [
      'canKnowAlias',
      'of a profile that is not public',
      (viewer) => canKnowAlias(viewer, { ...profile, visibility: { ...open, all: false } }),
      [...insiders, ...recruiting],
    ],
    [
      'canKnowAlias',
      'of a short profile',
      (viewer) => canKnowAlias(viewer, { ...profile, isShort: true, visibility: open }),
      insiders,
    ],
    [
      'canKnowAlias',
      'of a disabled profile',
      (viewer) => canKnowAlias(viewer, { ...profile, disabled: true, visibility: open }),
      insiders,
    ],
  ]);

  it('the company from which a developer hides opens neither the profile nor its alias', () => {
    const opening = everyViewer.filter((name) => canOpenProfile(viewers[name], hiddenFrom(name)));
    expect(opening.toSorted()).toEqual(notRecruiting.toSorted());
    const knowing = everyViewer.filter((name) =>
      canKnowAlias(viewers[name], { ...hiddenFrom(name), visibility: open }),
    );
    expect(knowing.toSorted()).toEqual(notRecruiting.toSorted());
  });
});

describe('the access to a profile (docs/product/profile.md, Hidden profiles)', () => {
  it.each<[string, permissions.ProfileFacts | undefined, permissions.ProfileAccess]>([
    ['an unknown address', undefined, 'unknown'],
    ['a disabled profile', { ...profile, disabled: true }, 'unknown'],
    ['a disabled short profile', { ...profile, disabled: true, isShort: true }, 'unknown'],
    ['a short profile', { ...profile, isShort: true }, 'short'],
    ['a complete profile', profile, 'open'],
  ])('%s, for viewers who are neither the owner nor administrators', (_, facts, access) => {
    for (const name of [...outsiders, ...recruiting]) expect(profileAccess(viewers[name], facts), name).toBe(access);
  });

  it('a recruiter whose company is not validated learns nothing about an address', () => {
    for (const facts of [undefined, profile, hidden, { ...profile, disabled: true }]) {
      for (const name of ['withoutCompany', 'waiting'] as const) {
        expect(profileAccess(viewers[name], facts), name).toBe('companyNotValidated');
      }
    }
  });

  it('an administrator and the owner open it in every state', () => {
    for (const name of insiders) {
      expect(profileAccess(viewers[name], { ...hidden, disabled: true, isShort: true })).toBe('open');
      expect(profileAccess(viewers[name], undefined)).toBe('unknown');
    }
  });
});

describe('hiding from a company (docs/product/library.md, Hidden from a company)', () => {
  it.each([
    ['a blocked company', { blocked: true, company: 'Acme', employers: [] }, true],
    ['the current employer', { blocked: false, company: 'Acme', employers: ['Acme SAS'] }, true],
    ['another company', { blocked: false, company: 'Acme', employers: ['Other'] }, false],
    ['a viewer without a company', { blocked: false, company: null, employers: ['Acme'] }, false],
  ])('%s', (_, hiding, expected) => expect(permissions.hidesFromCompany(hiding)).toBe(expected));
});

describe('card visibility (docs/product/profile.md, Who sees a card)', () => {
  it.each(cardTypes)('owner, administrator and recruiter see the card with closed settings: %s', (card) => {
    expect(seesCard('owner', closed, card)).toBe(true);
    expect(seesCard('admin', closed, card)).toBe(true);
    expect(seesCard('recruiter', closed, card)).toBe(card !== 'personal');
  });

  it('recruiters see the personal card only when it is public', () => {
    expect(seesCard('recruiter', { all: true, cards: { personal: { all: true } } }, 'personal')).toBe(true);
    expect(seesCard('recruiter', { all: true, cards: { personal: { all: false } } }, 'personal')).toBe(false);
    expect(seesCard('recruiter', { all: true, cards: {} }, 'personal')).toBe(false);
  });

  it('recruiters do not see the four cards that the developer keeps from them, unless they are public', () => {
    const kept = (all: boolean): Visibility['cards'] =>
      Object.fromEntries(cardTypes.map((card) => [card, { all, recruiters: false }]));
    const seen = (visibility: Visibility) => cardTypes.filter((card) => seesCard('recruiter', visibility, card));
    const judged = ['about', 'jobSearch', 'experiences', 'education', 'technologies', 'tests', 'skills'];
    expect(seen({ all: true, cards: kept(false) })).toEqual(judged);
    expect(seen({ all: false, cards: kept(true) })).toEqual([...judged, 'personal']);
    expect(seen({ all: true, cards: kept(true) })).toEqual([...cardTypes]);
    for (const kind of ['owner', 'admin'] as const) {
      expect(cardTypes.every((card) => seesCard(kind, { all: false, cards: kept(false) }, card))).toBe(true);
    }
  });

  it.each(cardTypes)('anonymous visitors and other developers see the card by its settings: %s', (card) => {
    for (const kind of ['anonymous', 'developer'] as const) {
      expect(seesCard(kind, open, card)).toBe(true);
      expect(seesCard(kind, closed, card)).toBe(false);
      expect(seesCard(kind, { ...open, all: false }, card)).toBe(false);
    }
  });
});

it.each<[ViewerName, permissions.ViewerKind]>([
  ['visitor', 'anonymous'],
  ['developer', 'developer'],
  ['owner', 'owner'],
  ['withoutCompany', 'recruiter'],
  ['waiting', 'recruiter'],
  ['validated', 'recruiter'],
  ['companyAdmin', 'recruiter'],
  ['admin', 'admin'],
])('the kind of the viewer %s on the profile of the owner is: %s', (name, kind) =>
  expect(viewerKind(viewers[name], 'owner')).toBe(kind),
);

it.each<[permissions.ViewerKind, shared: boolean, kept: boolean]>([
  ['owner', true, true],
  ['admin', true, true],
  ['recruiter', true, false],
  ['developer', false, false],
  ['anonymous', false, false],
])(
  'docs/product/profile.md, Fields shown by choice: %s sees a shared field: %s, one kept back: %s',
  (kind, shared, kept) => {
    expect(seesField(kind, true)).toBe(shared);
    expect(seesField(kind, false)).toBe(kept);
  },
);

it('health data is for the owner, administrators and recruiters; the badge for signed-in viewers', () => {
  const who = (sees: (kind: permissions.ViewerKind) => boolean) =>
    everyViewer.filter((name) => sees(viewerKind(viewers[name], 'owner')));
  expect(who(seesHealth)).toEqual(signedInViewers.filter((name) => name !== 'developer'));
  expect(who(seesBadge)).toEqual(signedInViewers);
});
