import { describe, expect, it } from 'vitest';
import { portalPath, sessionPath } from './test-paths.ts';

describe('docs/product/assessments.md, Portal of a technology', () => {
  it.each([
    ['fr', 'React', 'react', null, '/tests/category/react'],
    ['en', 'React', 'react', null, '/en/tests/category/react'],
    ['en', 'Assembly', 'assembleur', 'assembly', '/en/tests/category/assembly'],
    ['fr', 'C#', null, null, '/tests?tests%5Bquery%5D=%22C%23%22'],
    ['en', 'Zig', null, null, '/en/tests?tests%5Bquery%5D=%22Zig%22'],
  ] as const)('%s %s', (locale, name, slugFr, slugEn, path) =>
    expect(portalPath(locale, { name, slugFr, slugEn })).toBe(path),
  );
});

it.each([
  [false, '/test-session/s'],
  [true, '/admin/developer/u/test-session/s'],
])('docs/product/assessments.md, Results of a session: for an administrator (%s) the address is %s', (admin, path) =>
  expect(sessionPath('fr', { userId: 'u', sessionId: 's', admin })).toBe(path),
);
