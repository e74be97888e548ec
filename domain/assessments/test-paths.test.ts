import { describe, expect, it } from 'vitest';
import { portalPath } from './test-paths.ts';

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
