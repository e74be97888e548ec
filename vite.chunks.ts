import { join, relative } from 'node:path';
import routes from './app/routes.ts';

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

const app = join(import.meta.dirname, 'app');
/** Loaded with every page. */
const everywhere = new Set(['root.tsx', 'entry.client.tsx'].map((file) => join(app, file)));
const pages = new Set(routes.map(({ file }) => join(app, file)).filter((file) => file.endsWith('.tsx')));
/** A module used by at least this many pages is loaded with the first page. */
const manyPages = pages.size / 2;
/** Small modules of the public pages: together with others they weigh less than each in a file of its own. */
const small = new Set(
  ['pages/social-tags.ts', 'i18n/words/question-words.ts', 'ui/code-text.tsx'].map((file) => join(app, file)),
);

/** A question as it is shown: its parts weigh less in one file. */
const questionParts =
  /^(ui\/(question-look|numbered-code|coloured-code|code-block|playable)|i18n\/question-look-words)[\w-]*\./;

/**
 * The script files for the browser: one for React and its router, one for modules that all or very many pages need.
 * Without this, a page would load twenty small files. Dialogs, forms, editing, profiles and pages for signed-in users
 * have their own files: a visitor loads at most 120 kB (tests/e2e/catalogue/catalogue.e2e.ts).
 */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: (id: string, modules: Modules) => (isShared(id, modules) ? 'shared' : null) },
  { name: (id: string) => (questionParts.test(relative(app, id).replaceAll('\\', '/')) ? 'question-parts' : null) },
];

function isShared(id: string, modules: Modules): boolean {
  if (!id.startsWith(app)) return false;
  if (small.has(id)) return true;
  const users = usersOf(id, modules);
  if (users.some((file) => everywhere.has(file))) return true;
  return users.filter((file) => pages.has(file)).length >= manyPages;
}

/** The module itself and all files that import it statically, directly or indirectly. */
function usersOf(id: string, modules: Modules): string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  // The router's plugin imports a route module with a query string, which is removed here.
  return [...new Set([...found].map((one) => one.split('?')[0] ?? one))];
}
