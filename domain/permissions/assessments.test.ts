import { describe } from 'vitest';
import * as permissions from './assessments.ts';
import { everyViewer, permissionTable } from './permission-table.fixture.ts';

const { canSeePlayerName, canShareAchievement } = permissions;
const shown = { all: true, cards: { about: { all: true }, tests: { all: true } } };
const player = { id: 'owner', disabled: false, isShort: false, hidesFromCompany: false, visibility: shown };

describe('permissions of assessments (docs/product/assessments.md, Who may do what)', () => {
  permissionTable(permissions, [
    ['canPlay', '', permissions.canPlay, ['developer', 'owner']],
    ['canReadEverySession', '', permissions.canReadEverySession, ['admin']],
    ['canJudgeQuestions', '', permissions.canJudgeQuestions, ['admin']],
    ['canSeePlayerName', 'who shows it', (viewer) => canSeePlayerName(viewer, player), everyViewer],
    [
      'canSeePlayerName',
      'who does not show it',
      (viewer) => canSeePlayerName(viewer, { ...player, visibility: { all: false, cards: {} } }),
      ['owner', 'admin'],
    ],
    [
      'canSeePlayerName',
      'who hides from the company of the viewer',
      (viewer) => canSeePlayerName(viewer, { ...player, hidesFromCompany: viewer?.membership !== undefined }),
      ['visitor', 'developer', 'owner', 'withoutCompany', 'admin'],
    ],
    [
      'canSeePlayerName',
      'of a disabled profile',
      (viewer) => canSeePlayerName(viewer, { ...player, disabled: true }),
      ['owner', 'admin'],
    ],
    ['canShareAchievement', '', (viewer) => canShareAchievement(viewer, 'owner'), ['owner']],
    ['canHaveBadges', '', permissions.canHaveBadges, ['developer', 'owner']],
    ['canRefuseBadges', '', permissions.canRefuseBadges, ['admin']],
  ]);
});
