import { describe, expect, it } from 'vitest';
import type { Membership, SignedIn, Viewer } from '../viewer.ts';
import { isMember, jobVisibility } from './job.ts';

const person: SignedIn = {
  userId: 'u',
  sessionId: 's',
  role: 'DEVELOPER',
  name: 'Alix',
  email: 'alix@example.com',
  locale: 'fr',
  twoFactorEnabled: false,
  membership: undefined,
};
const membership: Membership = {
  companyId: 'ours',
  admin: false,
  intros: false,
  validated: true,
  refused: false,
  planId: 'freemium',
};
const viewers: Record<string, Viewer> = {
  visitor: undefined,
  developer: person,
  member: { ...person, role: 'RECRUITER', membership },
  waiting: { ...person, role: 'RECRUITER', membership: { ...membership, validated: false } },
  stranger: { ...person, role: 'RECRUITER', membership: { ...membership, companyId: 'theirs' } },
  unemployed: { ...person, role: 'RECRUITER' },
  admin: { ...person, role: 'ADMIN' },
};

describe('visibility of an offer', () => {
  it.each([
    ['JOB_PUBLISHED', true, { visitor: 'open', developer: 'open', stranger: 'open', unemployed: 'open' }],
    ['JOB_DRAFT', true, { visitor: 'unknown', developer: 'unknown', stranger: 'unknown', unemployed: 'unknown' }],
    ['JOB_UNPUBLISHED', true, { visitor: 'closed', developer: 'closed', stranger: 'closed', unemployed: 'closed' }],
    ['JOB_PUBLISHED', false, { visitor: 'unknown', developer: 'unknown', stranger: 'unknown', unemployed: 'unknown' }],
    [
      'JOB_UNPUBLISHED',
      false,
      { visitor: 'unknown', developer: 'unknown', stranger: 'unknown', unemployed: 'unknown' },
    ],
  ] as const)('at status %s, company validated: %s', (status, companyValidated, others) => {
    const seen = (viewer: Viewer) => jobVisibility(viewer, { status, companyId: 'ours', companyValidated });
    for (const [who, visibility] of Object.entries(others)) expect(seen(viewers[who]), who).toBe(visibility);
    for (const who of ['member', 'waiting', 'admin']) expect(seen(viewers[who]), who).toBe('open');
  });
});

it.each([
  ['visitor', false],
  ['developer', false],
  ['member', true],
  ['waiting', true],
  ['stranger', true],
  ['unemployed', false],
  ['admin', false],
])('a viewer of the kind “%s” is a member who writes offers: %s', (who, writes) =>
  expect(isMember(viewers[who])).toBe(writes),
);
