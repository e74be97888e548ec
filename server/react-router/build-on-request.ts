import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { pageOf } from './data-address.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
/** What vite.routes-on-request.ts makes of the build: a route has the address of its module. */
type ListedBuild = Omit<ServerBuild, 'routes'> & { routes: Record<string, Omit<Route, 'module'> & { module: string }> };

/**
 * For development: the build for one address, with the modules of the routes that match it. The other routes are
 * there, so that the router chooses as always, but without their modules.
 */
export function buildOnRequest(load: (module: string) => Promise<object>): (pathname: string) => Promise<ServerBuild> {
  return async (pathname) => {
    const build = (await load('virtual:react-router/server-build')) as ListedBuild;
    const ids = matchingIds(build.routes, pageOf(pathname) || '/');
    const routes = Object.values(build.routes).map(async (route) => {
      const module = ids.has(route.id) ? await load(route.module) : {};
      return [route.id, { ...route, module: module as Route['module'] }] as const;
    });
    return { ...build, routes: Object.fromEntries(await Promise.all(routes)) };
  };
}

function matchingIds(routes: ListedBuild['routes'], pathname: string): Set<string> {
  const matches = matchRoutes(childrenOf(routes, undefined), pathname) ?? [];
  return new Set(matches.map(({ route }) => route.id ?? ''));
}

function childrenOf(routes: ListedBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, caseSensitive, index }
        : { id, path, caseSensitive, children: id === parent ? [] : childrenOf(routes, id) },
    );
}
