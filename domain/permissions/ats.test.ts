import { describe } from 'vitest';
import * as permissions from './ats.ts';
import { permissionTable } from './permission-table.fixture.ts';

describe('permissions of recruiting tools (docs/product/ats.md, Who may connect a recruiting tool)', () => {
  permissionTable(permissions, [
    ['canConnectTool', '', (viewer) => permissions.canConnectTool(viewer, 'ours'), ['companyAdmin', 'admin']],
    ['canConnectTool', 'of another company', (viewer) => permissions.canConnectTool(viewer, 'theirs'), ['admin']],
    ['canReadCandidates', '', permissions.canReadCandidates, ['validated', 'companyAdmin']],
    ['canReportApplications', '', permissions.canReportApplications, ['validated', 'companyAdmin']],
    ['canConfirmApplications', '', permissions.canConfirmApplications, ['developer', 'owner']],
  ]);
});
