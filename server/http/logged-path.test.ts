import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

const id = '01890000-0000-7000-8000-000000000002';

it.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/user/camille-verdier-front-end', '/user/*'],
  ['/user/camille-verdier-front-end.data', '/user/*.data'],
  ['/en/user/camille%20verdier', '/en/user/*'],
  ['/camille-verdier/achievements', '/*/achievements'],
  [`/user/${id}/resume/resume.pdf`, `/user/${id}/resume/*`],
  [`/user/${id}.data`, `/user/${id}.data`],
  ['/company/petite-boite/members', '/company/*/members'],
  ['/settings/visibility-manager', '/settings/visibility-manager'],
  ['/questions-entretien/technologie/react/2', '/questions-entretien/technologie/*/2'],
  ['/tests/git/leaderboard/season/2026-q4', '/tests/*/leaderboard/season/*'],
  ['/camille@example.com', '/*'],
  ['/user/camille@example.com/secret-token-123', '/user/*/*'],
  ['/api/v1/candidates/abc', '/api/v1/candidates/*'],
  ['/assets/profile-Bx12.js', '/assets/*'],
  [`/badges/${id}/first-dive.svg`, `/badges/${id}/*`],
  [`/${'a/'.repeat(5000)}`, `${'/*'.repeat(12)}/…`],
])('the path %s is logged as %s', (path, noted) => expect(loggedPath(path)).toBe(noted));
