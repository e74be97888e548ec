import { describe, expect, it } from 'vitest';
import { buildOnRequest } from './build-on-request.ts';

const route = (id: string, path: string | undefined, parentId?: string) => [
  id,
  { id, path, parentId, module: `/app/${id}.tsx` },
];
const listed = {
  publicPath: '/',
  routes: Object.fromEntries([
    route('root', ''),
    route('home', '/', 'root'),
    route('signIn', '/connexion', 'root'),
    route('settings', '/settings', 'root'),
    route('security', 'security', 'settings'),
    route('notFound', '*', 'root'),
  ]),
};

async function loadedFor(pathname: string) {
  const loaded: string[] = [];
  const build = await buildOnRequest(async (module) => {
    if (module === 'virtual:react-router/server-build') return listed;
    loaded.push(module);
    return { default: module };
  })(pathname);
  return { loaded: loaded.sort(), build };
}

describe('in development, a request loads only the pages that answer it', () => {
  it.each([
    ['/', ['home', 'root']],
    ['/_.data', ['home', 'root']],
    ['/connexion', ['root', 'signIn']],
    ['/connexion.data', ['root', 'signIn']],
    ['/settings/security', ['root', 'security', 'settings']],
    ['/nothing/here', ['notFound', 'root']],
  ])('%s', async (pathname, ids) => {
    expect((await loadedFor(pathname)).loaded).toEqual(ids.map((id) => `/app/${id}.tsx`));
  });

  it('the router still knows all routes', async () => {
    const { build } = await loadedFor('/connexion');
    expect(Object.keys(build.routes)).toEqual(Object.keys(listed.routes));
    expect(build.routes.signIn?.module).toEqual({ default: '/app/signIn.tsx' });
    expect(build.routes.home?.module).toEqual({});
    expect(build.publicPath).toBe('/');
  });
});
