import { createRequestHandler, type ServerBuild } from 'react-router';
import { pageOf } from './data-address.ts';

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild['routes'];

/** A limit, because clients can invent any number of addresses. */
const mostHandlers = 1000;
/** The language and the first segment of an address are enough to distinguish almost all routes. */
const depth = 2;

/**
 * React Router tries all routes one after the other, three times per page, and prepares each of them for every
 * rendering. Each screen has two addresses, so this is a large part of the cost of a page. Therefore an address is
 * handled by a router that has only the routes that can match it or its parent addresses. Without shortcuts there is
 * one router with all routes, as React Router documents it.
 */
export function pageHandlers(
  built: ServerBuild,
  mode: 'development' | 'production',
  { shortcuts, publicHost }: { shortcuts: boolean; publicHost?: string },
): (pathname: string) => Handler {
  // The router compares Origin with the address of the request, which is plain HTTP behind a proxy that terminates TLS.
  // So the public host is allowed here; server/http/security.ts has already compared the origin with its scheme.
  const build = publicHost ? { ...built, allowedActionOrigins: [publicHost] } : built;
  const all = createRequestHandler(build, mode);
  if (mode === 'development' || !shortcuts) return () => all;
  const patterns = Object.keys(build.routes).map((id) => ({ id, words: wordsOf(fullPath(build.routes, id)) }));
  const fixed = new Set(patterns.flatMap(({ words }) => words.filter((word) => !isOpen(word))));
  const handlers = new Map<string, Handler>();

  return (pathname) => {
    if (pathname === build.routeDiscovery.manifestPath || pathname.includes('%')) return all;
    const words = wordsOf(pageOf(pathname)).map((word) => (fixed.has(word) ? word : '*'));
    const shown = words.slice(0, depth);
    const key = `${shown.join('/')}${words.length > depth ? '/…' : ''}`;
    const known = handlers.get(key);
    if (known) return known;
    if (handlers.size >= mostHandlers) return all;
    const ids = new Set<string>();
    for (const pattern of patterns) {
      if (!leadsTo(pattern.words, shown, words.length > depth)) continue;
      for (let id: string | undefined = pattern.id; id; id = build.routes[id]?.parentId) ids.add(id);
    }
    const few = {
      ...build,
      routes: pick(build.routes, ids),
      assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
    };
    const handler = createRequestHandler(few, mode);
    handlers.set(key, handler);
    return handler;
  };
}

/** The handlers of each build: in development there is a new build after every change. */
export function openPageHandlers(...how: Rest<Parameters<typeof pageHandlers>>) {
  const made = new WeakMap<ServerBuild, ReturnType<typeof pageHandlers>>();
  return (build: ServerBuild) => {
    const known = made.get(build) ?? pageHandlers(build, ...how);
    made.set(build, known);
    return known;
  };
}

type Rest<All extends unknown[]> = All extends [unknown, ...infer Others] ? Others : never;

/** Whether a route can match an address with these first segments, or a parent of it; true when it is not certain. */
function leadsTo(pattern: string[], address: string[], goesOn: boolean): boolean {
  for (const [index, word] of pattern.entries()) {
    if (word.endsWith('?') || word === '*') return true;
    const here = address[index];
    if (here === undefined) return goesOn;
    if (!isOpen(word) && word !== here) return false;
  }
  return true;
}

function isOpen(word: string): boolean {
  return /[:*?]/.test(word);
}

function wordsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function fullPath(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return '';
  return `${route.parentId ? fullPath(routes, route.parentId) : ''}/${route.path ?? ''}`;
}

function pick<T>(record: Record<string, T>, ids: Set<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => ids.has(id)));
}
