import { describe } from 'vitest';
import { everyViewer, permissionTable } from './permission-table.fixture.ts';
import * as permissions from './shell.ts';

const { canOpenOutbox } = permissions;

describe('permissions of the shell (docs/product/shell.md, Permissions)', () => {
  permissionTable(permissions, [
    ['canSeeAdminHome', '', permissions.canSeeAdminHome, ['admin']],
    ['canSeeOwnFigures', '', permissions.canSeeOwnFigures, ['developer', 'owner']],
    ['canSwitchSearch', '', permissions.canSwitchSearch, ['developer', 'owner']],
    ['canHearQueues', '', permissions.canHearQueues, ['admin']],
    ['canOpenOutbox', 'of a demo', (viewer) => canOpenOutbox(viewer, { public: true }), everyViewer],
    ['canOpenOutbox', 'of a product in use', (viewer) => canOpenOutbox(viewer, { public: false }), ['admin']],
  ]);
});
