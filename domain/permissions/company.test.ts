import { describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../viewer.ts';
import {
  canChooseCompany,
  canEditRecruiter,
  canManageCompany,
  canReviewCompanies,
  canSeeCompany,
  canSeeRecruiter,
  canSeeTeam,
} from './company.ts';

const person = (role: SignedIn['role'], userId: string, companyId?: string, admin = false): Viewer =>
  ({
    role,
    userId,
    membership: companyId ? { companyId, admin, intros: false, validated: true, planId: 'id0' } : undefined,
  }) as SignedIn;

const who = {
  nobody: undefined,
  developer: person('DEVELOPER', 'd'),
  jobless: person('RECRUITER', 'r'),
  member: person('RECRUITER', 'm', 'ours'),
  manager: person('RECRUITER', 'a', 'ours', true),
  rival: person('RECRUITER', 'x', 'theirs', true),
  team: person('ADMIN', 't'),
} satisfies Record<string, Viewer>;
const yes = (may: (viewer: Viewer) => boolean) =>
  Object.entries(who).flatMap(([name, viewer]) => (may(viewer) ? [name] : []));

const waiting = { id: 'ours', validated: false };
const validated = { id: 'ours', validated: true };

describe('permissions on a company: who may', () => {
  it.each<[string, (viewer: Viewer) => boolean, string[]]>([
    ['accept and refuse it', canReviewCompanies, ['team']],
    ['edit its page and its members', (viewer) => canManageCompany(viewer, 'ours'), ['manager', 'team']],
    ['see its members', (viewer) => canSeeTeam(viewer, 'ours'), ['member', 'manager', 'team']],
    ['see its page while it waits', (viewer) => canSeeCompany(viewer, waiting), ['member', 'manager', 'team']],
    ['see its page once it is validated', (viewer) => canSeeCompany(viewer, validated), Object.keys(who)],
    ['choose a company', canChooseCompany, ['jobless']],
    ['edit a recruiter', (viewer) => canEditRecruiter(viewer, 'm'), ['member', 'team']],
    [
      'see a recruiter of a company that waits',
      (viewer) => canSeeRecruiter(viewer, { id: 'm', company: waiting }),
      ['member', 'manager', 'team'],
    ],
    [
      'see a recruiter without a company',
      (viewer) => canSeeRecruiter(viewer, { id: 'r', company: undefined }),
      ['jobless', 'team'],
    ],
    [
      'see a recruiter of a validated company',
      (viewer) => canSeeRecruiter(viewer, { id: 'm', company: validated }),
      Object.keys(who),
    ],
  ])('%s, and no other role', (_, may, expected) => expect(yes(may)).toEqual(expected));
});
