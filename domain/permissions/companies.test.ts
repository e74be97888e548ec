import { describe, expect, it } from 'vitest';
import { roles } from '../viewer.ts';
import * as permissions from './companies.ts';
import { everyViewer, permissionTable, type Row, type ViewerName, viewers } from './permission-table.fixture.ts';

const waiting = { id: 'ours', validated: false };
const validated = { id: 'ours', validated: true };
const members: ViewerName[] = ['waiting', 'validated', 'companyAdmin'];
const { canHaveRecruiterPage, canSeeRecruiter } = permissions;

const rows: Row[] = [
  ['canReviewCompanies', '', permissions.canReviewCompanies, ['admin']],
  ['canManageCompany', '', (viewer) => permissions.canManageCompany(viewer, 'ours'), ['companyAdmin', 'admin']],
  ['canManageCompany', 'another one', (viewer) => permissions.canManageCompany(viewer, 'theirs'), ['admin']],
  ['canLeaveCompany', '', (viewer) => permissions.canLeaveCompany(viewer, 'ours'), members],
  ['canLeaveCompany', 'another one', (viewer) => permissions.canLeaveCompany(viewer, 'theirs'), []],
  ['canSeeActivity', '', (viewer) => permissions.canSeeActivity(viewer, 'ours'), members],
  ['canSeeActivity', 'another one', (viewer) => permissions.canSeeActivity(viewer, 'theirs'), []],
  ['canSeeTeam', '', (viewer) => permissions.canSeeTeam(viewer, 'ours'), [...members, 'admin']],
  ['canSeeTeam', 'of another company', (viewer) => permissions.canSeeTeam(viewer, 'theirs'), ['admin']],
  ['canSeeCompany', 'that waits', (viewer) => permissions.canSeeCompany(viewer, waiting), [...members, 'admin']],
  ['canSeeCompany', 'that is validated', (viewer) => permissions.canSeeCompany(viewer, validated), everyViewer],
  ['canEditRecruiter', '', (viewer) => permissions.canEditRecruiter(viewer, 'validated'), ['validated', 'admin']],
  ['canHaveRecruiterPage', '', (viewer) => canHaveRecruiterPage(viewer), ['withoutCompany', ...members]],
  ['canHaveRecruiterPage', 'at this address', (viewer) => canHaveRecruiterPage(viewer, 'validated'), ['validated']],
  [
    'canSeeRecruiter',
    'of a company that waits',
    (viewer) => canSeeRecruiter(viewer, { id: 'validated', company: waiting }),
    [...members, 'admin'],
  ],
  [
    'canSeeRecruiter',
    'without a company',
    (viewer) => canSeeRecruiter(viewer, { id: 'recruiter', company: undefined }),
    ['withoutCompany', 'admin'],
  ],
  [
    'canSeeRecruiter',
    'of a validated company',
    (viewer) => canSeeRecruiter(viewer, { id: 'validated', company: validated }),
    everyViewer,
  ],
  ['canChooseCompany', '', permissions.canChooseCompany, ['withoutCompany']],
  [
    'canAcceptInvitations',
    '',
    (viewer) => viewer !== undefined && permissions.canAcceptInvitations(viewer),
    ['withoutCompany', ...members],
  ],
  ['canInviteByName', '', permissions.canInviteByName, ['validated', 'companyAdmin', 'admin']],
  ['canAskForPlan', '', (viewer) => permissions.canAskForPlan(viewer, 'ours'), ['companyAdmin']],
  ['canAskForPlan', 'of another company', (viewer) => permissions.canAskForPlan(viewer, 'theirs'), []],
];

describe('permissions of companies (docs/product/companies.md, Permissions)', () => permissionTable(permissions, rows));

it.each<[ViewerName, permissions.PlanWay]>([
  ['visitor', 'join'],
  ['developer', 'none'],
  ['owner', 'none'],
  ['withoutCompany', 'choose'],
  ['waiting', 'ask'],
  ['validated', 'ask'],
  ['companyAdmin', 'request'],
  ['admin', 'none'],
])('the way to another plan for a viewer of the kind %s is: %s', (name, way) =>
  expect(permissions.planWay(viewers[name])).toBe(way),
);

it('only the role of recruiters accepts invitations', () => {
  expect(roles.filter((role) => permissions.canAcceptInvitations({ role }))).toEqual(['RECRUITER']);
});
