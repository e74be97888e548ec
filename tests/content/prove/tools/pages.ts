// Tools whose programs are pages in Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Program } from '../plan.ts';
import { browser as chromium, chromiumPath, closeBrowser, printedByPage, type Site } from './chromium.ts';
import { atOnce, eachAtOnce, runSeconds, type Tool } from './tool.ts';

const require = createRequire(import.meta.url);
/** Loaded when it is needed, because that takes a second. */
const vite = () => import('vite');

function pageTool(versionOf: () => Promise<string> | string, siteOf: (program: Program) => Promise<Site>): Tool {
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
function others({ files = {} }: Program): Site {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`/${name}`, text]));
}

/** A document with an element `#root` that executes a module. */
function documentFor(modules: readonly string[]): string {
  const imports = Object.fromEntries(modules.map((name) => [name, addressOf(name)]));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Question</title>
<script type="importmap">${JSON.stringify({ imports })}</script></head>
<body><div id="root"></div><script type="module" src="/question.js"></script></body>
</html>`;
}

const addressOf = (name: string) => `/modules/${name.replaceAll('/', '-')}.js`;

export const browser = pageTool(
  async () => `Chromium ${(await chromium()).version().split('.')[0]}`,
  async (program) => ({ ...others(program), '/index.html': program.text }),
);

const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server.browser'];
let bundled: Promise<Site> | undefined;

export const react = pageTool(
  () => `React ${(require('react') as { version: string }).version}`,
  async (program) => {
    bundled ??= bundleReact();
    const { transformWithOxc } = await vite();
    const { code } = await transformWithOxc(program.text, 'question.tsx', {
      jsx: { runtime: 'automatic' },
      sourcemap: false,
    });
    const index = documentFor(reactModules).replace('"react-dom/server.browser"', '"react-dom/server"');
    return { ...(await bundled), ...others(program), '/index.html': index, '/question.js': code };
  },
);

/** The development builds, which check more; as modules with the names that programs import. */
async function bundleReact(): Promise<Site> {
  const prefix = 'react-module:';
  const { build } = await vite();
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'react-modules',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(prefix.length + 1)) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(reactModules.map((name) => [name.replaceAll('/', '-'), prefix + name])),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return Object.fromEntries(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/modules/${file.fileName}`, file.code]] : [])),
  );
}

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
