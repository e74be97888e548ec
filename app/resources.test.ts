import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import routes from './routes.ts';

it('names the module behind the address of each resource, so that commands to it are typed by the right module', () => {
  const source = readFileSync(new URL('./resources.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/^ {2}(\w+): typeof import\('\.\/([^']+)'\);$/gm)].map(([, key, file]) => [
    key,
    file,
  ]);
  const routed = routes.flatMap(({ id, file }) =>
    id?.endsWith('.fr') && file.endsWith('.resource.ts') ? [[id.slice(0, -3), file]] : [],
  );
  expect(routed.length).toBeGreaterThan(40);
  expect(named.toSorted()).toEqual(routed.toSorted());
});
