import { describe } from 'vitest';
import * as permissions from './moderation.ts';
import { permissionTable } from './permission-table.fixture.ts';

describe('permissions of moderation (docs/product/moderation.md, Permissions)', () => {
  permissionTable(permissions, [
    ['canModerate', '', permissions.canModerate, ['admin']],
    ['canReadAudit', '', permissions.canReadAudit, ['admin']],
    ['canSeeFigures', '', permissions.canSeeFigures, ['admin']],
    ['canSeeFairness', '', permissions.canSeeFairness, ['admin']],
    ['canSeeStaff', '', permissions.canSeeStaff, ['waiting', 'validated', 'companyAdmin', 'admin']],
    ['isRecordedActor', 'of another person', (viewer) => permissions.isRecordedActor(viewer, 'owner'), ['admin']],
    ['isRecordedActor', 'of the own page', (viewer) => permissions.isRecordedActor(viewer, 'admin'), []],
  ]);
});
