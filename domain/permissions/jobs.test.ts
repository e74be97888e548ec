import { describe, expect, it } from 'vitest';
import * as permissions from './jobs.ts';
import { everyViewer, permissionTable, type ViewerName, viewers } from './permission-table.fixture.ts';

const { canManageOffersOf, jobVisibility } = permissions;
const members: ViewerName[] = ['waiting', 'validated', 'companyAdmin'];

describe('permissions of offers (docs/product/jobs.md, Who may manage offers)', () => {
  permissionTable(permissions, [
    ['canOpenJobManager', '', permissions.canOpenJobManager, ['withoutCompany', ...members]],
    ['canManageOffers', '', permissions.canManageOffers, members],
    ['canManageOffersOf', '', (viewer) => canManageOffersOf(viewer, 'ours'), members],
    ['canManageOffersOf', 'another company', (viewer) => canManageOffersOf(viewer, 'theirs'), []],
    ['canPublishOffers', '', permissions.canPublishOffers, ['validated', 'companyAdmin']],
    ['canSeeApplicants', '', permissions.canSeeApplicants, ['validated', 'companyAdmin']],
    ['canTakeDownOffers', '', permissions.canTakeDownOffers, ['admin']],
    ['canApply', '', permissions.canApply, ['developer', 'owner']],
    ['canKeepJobs', '', permissions.canKeepJobs, ['developer', 'owner']],
    ['canCountAsReader', '', permissions.canCountAsReader, ['visitor', 'developer', 'owner']],
    ['isOfferedJobSearches', '', permissions.isOfferedJobSearches, ['visitor', 'developer', 'owner']],
    ['getsOffersByFit', '', permissions.getsOffersByFit, ['developer', 'owner']],
  ]);
});

describe('the visibility of an offer (docs/product/jobs.md, Who sees an offer)', () => {
  it.each([
    ['JOB_PUBLISHED', true, 'open'],
    ['JOB_DRAFT', true, 'unknown'],
    ['JOB_UNPUBLISHED', true, 'closed'],
    ['JOB_PUBLISHED', false, 'unknown'],
    ['JOB_UNPUBLISHED', false, 'unknown'],
  ] as const)('at status %s, company validated: %s, others: %s', (status, companyValidated, others) => {
    const insiders = [...members, 'admin'];
    for (const name of everyViewer) {
      const visibility = (companyId: string) => jobVisibility(viewers[name], { status, companyId, companyValidated });
      expect(visibility('ours'), name).toBe(insiders.includes(name) ? 'open' : others);
      expect(visibility('theirs'), name).toBe(name === 'admin' ? 'open' : others);
    }
  });
});
