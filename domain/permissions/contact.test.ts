import { describe, expect, it } from 'vitest';
import type { Viewer } from '../viewer.ts';
import * as permissions from './contact.ts';
import { permissionTable, type ViewerName, viewers } from './permission-table.fixture.ts';

const { introductionSide, mayStartConversations, showsActionBar } = permissions;
const withIntros: Viewer = {
  ...viewers.validated,
  membership: { ...viewers.companyAdmin.membership, admin: false, intros: true } as NonNullable<
    typeof viewers.validated.membership
  >,
};
const members: ViewerName[] = ['waiting', 'validated', 'companyAdmin'];
const validated: ViewerName[] = ['validated', 'companyAdmin'];

describe('permissions of contact (docs/product/contact.md, Right to start conversations)', () => {
  permissionTable(permissions, [
    ['canAskForRight', '', permissions.canAskForRight, members],
    ['lacksConversationRight', '', permissions.lacksConversationRight, ['waiting', 'validated']],
    ['lacksValidation', '', permissions.lacksValidation, ['waiting']],
    ['canTalkForCompany', '', permissions.canTalkForCompany, ['companyAdmin']],
    ['canAskForContact', '', permissions.canAskForContact, members],
    ['canReadContactOptions', '', permissions.canReadContactOptions, validated],
    ['canAssignJob', '', permissions.canAssignJob, validated],
    ['canReadOwnConversations', '', permissions.canReadOwnConversations, ['developer', 'owner']],
    ['canHaveConversations', '', permissions.canHaveConversations, ['developer', 'owner', 'companyAdmin']],
    ['canReviewIntroductions', '', permissions.canReviewIntroductions, ['admin']],
  ]);

  it('a recruiter with the right "intros" talks for the company like its administrator', () => {
    expect(permissions.canTalkForCompany(withIntros)).toBe(true);
    expect(permissions.lacksConversationRight(withIntros)).toBe(false);
  });
});

it.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('starting conversations needs the admin or intros flag: admin %s, intros %s', (admin, intros, expected) =>
  expect(mayStartConversations({ admin, intros })).toBe(expected),
);

it.each<[ViewerName, object | undefined]>([
  ['visitor', undefined],
  ['developer', { kind: 'developer', whose: { developerId: 'someone' } }],
  ['owner', { kind: 'developer', whose: { developerId: 'owner' } }],
  ['withoutCompany', undefined],
  ['waiting', undefined],
  ['validated', { kind: 'recruiter', whose: { companyId: 'ours' }, admin: false, intros: false }],
  ['companyAdmin', { kind: 'recruiter', whose: { companyId: 'ours' }, admin: true, intros: false }],
  ['admin', { kind: 'admin', whose: {} }],
])('the side of a viewer of the kind %s in introductions is: %j', (name, side) =>
  expect(introductionSide(viewers[name])).toEqual(side),
);

describe('the action bar (docs/product/contact.md, The action bar)', () => {
  const base: permissions.ActionBarFacts = {
    viewer: viewers.validated,
    jobSearchState: 'actively_searching',
    disableIntroductions: null,
    applied: false,
  };
  it.each<[string, Partial<permissions.ActionBarFacts>, boolean]>([
    ['to a recruiter with a company', {}, true],
    ['to a recruiter without a company', { viewer: viewers.withoutCompany }, false],
    ['to a developer', { viewer: viewers.developer }, false],
    ['to an administrator', { viewer: viewers.admin }, false],
    ['to an anonymous visitor', { viewer: undefined }, false],
    ['for a developer on a break', { jobSearchState: 'pause_profile', disableIntroductions: true }, true],
    ['for a developer not searching', { jobSearchState: 'not_searching', disableIntroductions: true }, false],
    ['for a developer not searching, without a choice about introductions', { jobSearchState: 'not_searching' }, false],
    [
      'for a developer not searching, with introductions allowed',
      { jobSearchState: 'not_searching', disableIntroductions: false },
      true,
    ],
    [
      'for an applicant who is not searching',
      { jobSearchState: 'not_searching', disableIntroductions: true, applied: true },
      true,
    ],
    ['to a developer, about an applicant', { viewer: viewers.developer, applied: true }, false],
  ])('is shown or not: %s', (_, change, expected) => expect(showsActionBar({ ...base, ...change })).toBe(expected));
});
