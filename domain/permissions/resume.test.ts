import { describe, expect, it } from 'vitest';
import { everyViewer, permissionTable, type ViewerName, viewers } from './permission-table.fixture.ts';
import { viewerKind } from './profile.ts';
import * as permissions from './resume.ts';

const { canAnonymise, canDownload, downloadsFor, isPaidPlan, seesEmployers } = permissions;
const kindOf = (name: ViewerName) => viewerKind(viewers[name], 'owner');

describe('permissions of résumés (docs/product/resume.md, Permissions)', () => {
  permissionTable({ canImport: permissions.canImport, canAnonymise, canDownload, seesEmployers }, [
    ['canImport', '', permissions.canImport, ['developer', 'owner']],
    ['canAnonymise', '', (viewer) => canAnonymise({ viewerKind: viewerKind(viewer, 'owner') }), ['admin']],
    [
      'canDownload',
      'without a paid plan',
      (viewer) => canDownload({ viewerKind: viewerKind(viewer, 'owner'), planId: 'freemium' }),
      ['owner', 'admin'],
    ],
    [
      'canDownload',
      'with a paid plan',
      (viewer) => canDownload({ viewerKind: viewerKind(viewer, 'owner'), planId: viewer?.membership && 'premium' }),
      ['owner', 'waiting', 'validated', 'companyAdmin', 'admin'],
    ],
    [
      'seesEmployers',
      'without a paid plan',
      (viewer) => seesEmployers({ viewerKind: viewerKind(viewer, 'owner'), planId: 'freemium' }),
      ['owner', 'admin'],
    ],
    [
      'seesEmployers',
      'with a paid plan',
      (viewer) => seesEmployers({ viewerKind: viewerKind(viewer, 'owner'), planId: viewer?.membership && 'premium' }),
      ['owner', 'waiting', 'validated', 'companyAdmin', 'admin'],
    ],
  ]);

  it.each(everyViewer)('the buttons of a viewer of the kind %s agree with the permissions', (name) => {
    const { download, anonymise } = downloadsFor(viewers[name], kindOf(name));
    const planId = viewers[name]?.membership?.planId;
    expect(download === 'allowed').toBe(canDownload({ viewerKind: kindOf(name), planId }));
    expect(download === 'refused').toBe(kindOf(name) === 'recruiter');
    expect(anonymise).toBe(canAnonymise({ viewerKind: kindOf(name) }));
  });
});

describe('a paid plan (docs/product/companies.md, What a plan allows)', () => {
  it.each([
    [undefined, false],
    [null, false],
    ['', false],
    ['id0', false],
    ['freemium', false],
    ['id1', true],
    ['startup', true],
    ['premium', true],
  ])('%s is paid: %s', (planId, paid) => expect(isPaidPlan(planId)).toBe(paid));
});
