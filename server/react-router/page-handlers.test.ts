import type { ServerBuild } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import routes from '../../app/routes.ts';

const seen: string[][] = [];
vi.mock('react-router', () => ({
  createRequestHandler: (build: ServerBuild) => {
    const ids = Object.keys(build.routes);
    seen.push(ids);
    return () => ids;
  },
}));
const { pageHandlers } = await import('./page-handlers.ts');

const entries = [
  { id: 'root', path: '', parentId: undefined },
  ...routes.map(({ id, path }) => ({ id: id ?? '', path, parentId: 'root' })),
];
const build = {
  routes: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
  assets: { routes: Object.fromEntries(entries.map(({ id }) => [id, {}])) },
  routeDiscovery: { manifestPath: '/__manifest' },
} as unknown as ServerBuild;

describe('a router with only the routes that can match an address', () => {
  const handlers = pageHandlers(build, 'production', { shortcuts: true });
  const idsFor = (path: string) => (handlers(path) as unknown as () => string[])();

  it.each(
    routes.map(({ id, path }) => [id ?? '', `/${path ?? ''}`.replace('//', '/').replace(/:\w+|\*/, 'something')]),
  )('has the route %s for the address %s', (id, path) => {
    for (const address of [path, `${path}.data`, path.toUpperCase()]) expect(idsFor(address)).toContain(id);
    expect(idsFor(path)).toContain('root');
    expect(idsFor(path).some((one) => one.startsWith('notFound'))).toBe(true);
  });

  it('has far fewer than all routes, and all of them for an address that it cannot analyse', () => {
    expect(idsFor('/connexion').length).toBeLessThan(entries.length / 3);
    expect(idsFor('/__manifest')).toHaveLength(entries.length);
    expect(idsFor('/settings/s%65curity')).toHaveLength(entries.length);
  });

  it('is not created again for each invented address', () => {
    const before = seen.length;
    for (let i = 0; i < 5000; i++) handlers(`/made-up-${i}/${i}`);
    expect(seen.length - before).toBeLessThan(5);
  });

  it('has all routes for every address when shortcuts are turned off', () => {
    const all = pageHandlers(build, 'production', { shortcuts: false });
    for (const path of ['/', '/connexion', '/en/sign-in.data']) {
      expect((all(path) as unknown as () => string[])()).toHaveLength(entries.length);
    }
  });
});
