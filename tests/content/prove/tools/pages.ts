// Tools whose programs are pages in Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Program } from '../plan.ts';
import { browser as chromium, chromiumPath, closeBrowser, printedByPage, type Site } from './chromium.ts';
import { addressOf, bundleModules, documentFor } from './page-modules.ts';
import { atOnce, eachAtOnce, runSeconds, type Tool } from './tool.ts';

const require = createRequire(import.meta.url);
/** Loaded when it is needed, because that takes a second. */
const vite = () => import('vite');

export function pageTool(versionOf: () => Promise<string> | string, siteOf: (program: Program) => Promise<Site>): Tool {
  return {
    version: async () => ((await chromiumPath()) ? versionOf() : undefined),
    run: (programs, seconds = runSeconds) =>
      eachAtOnce(programs, atOnce, (program) => runPage(program, siteOf, seconds)),
    close: closeBrowser,
  };
}

async function runPage(
  program: Program,
  siteOf: (program: Program) => Promise<Site>,
  seconds: number,
): Promise<string> {
  let site: Site;
  try {
    site = await siteOf(program);
  } catch {
    return 'ERROR: compilation';
  }
  const own = [program.text, ...Object.values(program.files ?? {})];
  const waits = own.some((text) => /\bdone\b/.test(text));
  return printedByPage(site, { waits, seconds });
}

/** The other files of a program, by their path. */
export function others({ files = {} }: Program): Site {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`/${name}`, text]));
}

export const browser = pageTool(
  async () => `Chromium ${(await chromium()).version().split('.')[0]}`,
  async (program) => ({ ...others(program), '/index.html': program.text }),
);

const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server.browser'];
let bundled: Promise<Site> | undefined;

export const react = pageTool(
  () => `React ${(require('react') as { version: string }).version}`,
  async (program) => {
    bundled ??= bundleModules(reactModules, moduleOf);
    const { transformWithOxc } = await vite();
    const { code } = await transformWithOxc(program.text, 'question.tsx', {
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    });
    const index = documentFor(reactModules).replace('"react-dom/server.browser"', '"react-dom/server"');
    return { ...(await bundled), ...others(program), '/index.html': index, '/question.js': code };
  },
);

/** React's packages have no ES modules. */
function moduleOf(name: string): string {
  const names = Object.keys(require(name) as object).filter((one) => /^\w+$/.test(one) && one !== 'default');
  return `import whole from '${name}'; export default whole; export const { ${names.join(', ')} } = whole;`;
}

export const vue = pageTool(
  () => `Vue ${(require('vue') as { version: string }).version}`,
  async (program) => ({
    ...others(program),
    '/index.html': documentFor(['vue']),
    [addressOf('vue')]: readFileSync(require.resolve('vue/dist/vue.esm-browser.js'), 'utf8'),
    '/question.js': program.text,
  }),
);
