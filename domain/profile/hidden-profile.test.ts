import { describe, expect, it } from 'vitest';
import { type Facts, hiddenReason } from './hidden-profile.ts';
import type { ViewerKind } from './visibility.ts';

const company = { validated: true, unwanted: false, dailyLimit: 10, seenToday: 0, alreadySeen: false };
const there: Facts = { exists: true, disabled: false, company };

describe('hidden-profile reasons', () => {
  it.each<[string, ViewerKind, Facts, string | undefined]>([
    ['nobody of that name', 'anonymous', { exists: false, disabled: false }, 'no_profile'],
    ['nobody of that name, for an admin', 'admin', { exists: false, disabled: false }, 'no_profile'],
    ['disabled', 'anonymous', { exists: true, disabled: true }, 'no_profile'],
    ['disabled', 'developer', { exists: true, disabled: true }, 'no_profile'],
    ['disabled', 'recruiter', { ...there, disabled: true }, 'no_profile'],
    ['disabled, their own', 'owner', { exists: true, disabled: true }, undefined],
    ['disabled', 'admin', { exists: true, disabled: true }, undefined],
    ['a recruiter without a company', 'recruiter', { exists: true, disabled: false }, 'rec_disabled'],
    ['a company not validated', 'recruiter', { ...there, company: { ...company, validated: false } }, 'rec_disabled'],
    ['a company that is blocked', 'recruiter', { ...there, company: { ...company, unwanted: true } }, 'no_profile'],
    [
      'blocked and not validated: nothing is given away',
      'recruiter',
      { ...there, company: { ...company, unwanted: true, validated: false } },
      'rec_disabled',
    ],
    ['nine of ten seen', 'recruiter', { ...there, company: { ...company, seenToday: 9 } }, undefined],
    ['ten of ten seen', 'recruiter', { ...there, company: { ...company, seenToday: 10 } }, 'quota_exceeded'],
    [
      'ten of ten seen, this one among them',
      'recruiter',
      { ...there, company: { ...company, seenToday: 10, alreadySeen: true } },
      undefined,
    ],
    [
      "'absent means unlimited'",
      'recruiter',
      { ...there, company: { ...company, dailyLimit: null, seenToday: 5000 } },
      undefined,
    ],
    ['anybody else', 'anonymous', { exists: true, disabled: false }, undefined],
    ['anybody else', 'developer', { exists: true, disabled: false }, undefined],
  ])('%s (%s)', (_, kind, facts, reason) => expect(hiddenReason(kind, facts)).toBe(reason));
});
