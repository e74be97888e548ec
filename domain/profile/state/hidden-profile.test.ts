import { describe, expect, it } from 'vitest';
import type { ProfileAccess } from '../../permissions/profile.ts';
import { type CompanyViews, type HiddenReason, hiddenReason } from './hidden-profile.ts';

const views: CompanyViews = { dailyLimit: 10, seenToday: 0, alreadySeen: false };
const used = { ...views, seenToday: 10 };

describe('why a profile is hidden (docs/product/profile.md, Hidden profiles)', () => {
  it.each<[string, ProfileAccess, CompanyViews | undefined, HiddenReason | undefined]>([
    ['a profile that the viewer must not know', 'unknown', undefined, 'no_profile'],
    ['the same, after all views of the day', 'unknown', used, 'no_profile'],
    ['a company that is not validated', 'companyNotValidated', views, 'rec_disabled'],
    ['a recruiter without a company', 'companyNotValidated', undefined, 'rec_disabled'],
    ['nine profiles of ten seen', 'open', { ...views, seenToday: 9 }, undefined],
    ['ten profiles of ten seen', 'open', used, 'quota_exceeded'],
    ['ten profiles of ten seen, and a short profile', 'short', used, 'quota_exceeded'],
    ['ten profiles of ten seen, this one among them', 'open', { ...used, alreadySeen: true }, undefined],
    ['no daily limit', 'open', { ...views, dailyLimit: null, seenToday: 5000 }, undefined],
    ['a viewer without a company', 'open', undefined, undefined],
  ])('%s', (_, access, company, reason) => expect(hiddenReason(access, company)).toBe(reason));
});
