import { join } from 'node:path';
import routes from './app/routes.ts';

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

const app = join(import.meta.dirname, 'app');
/** Loaded with every page. */
const everywhere = new Set(['root.tsx', 'entry.client.tsx'].map((file) => join(app, file)));
const pages = new Set(routes.map(({ file }) => join(app, file)).filter((file) => file.endsWith('.tsx')));
/** Used by so many pages that it may as well come with the first one. */
const manyPages = pages.size / 3;

/**
 * In the browser: one file for React and its router, one for what every page or very many need. Left alone, a page has
 * twenty small files to name, to ask for and to compress one by one. What opens later, and what only forms, editing,
 * profiles or those who are signed in need, stays apart: visitors load at most 120 kB (tests/e2e/catalogue.e2e.ts).
 */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: (id: string, modules: Modules) => (isShared(id, modules) ? 'shared' : null) },
];

function isShared(id: string, modules: Modules): boolean {
  if (!id.startsWith(app)) return false;
  const users = usersOf(id, modules);
  if (users.some((file) => everywhere.has(file))) return true;
  return users.filter((file) => pages.has(file)).length >= manyPages;
}

/** The files that need a module to start with, directly or through others, itself among them. */
function usersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  // The router asks for a route under its name with a question mark and a word behind it.
  return [...new Set([...found].map((one) => one.split('?')[0] ?? one))];
}
