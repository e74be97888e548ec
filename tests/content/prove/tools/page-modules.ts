// Installed packages as modules of a page.
import type { Site } from './chromium.ts';

const prefix = 'page-module:';

export const addressOf = (name: string) => `/modules/${name.replaceAll('/', '-')}.js`;

/**
 * A document that executes a module.
 *
 * `modules`: what it may import, by name.
 */
export function documentFor(modules: readonly string[], body = '<div id="root"></div>'): string {
  const imports = Object.fromEntries(modules.map((name) => [name, addressOf(name)]));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Question</title><base href="/">
<script type="importmap">${JSON.stringify({ imports })}</script></head>
<body>${body}<script type="module" src="/question.js"></script></body>
</html>`;
}

/** The development builds, which check more; `sourceOf` is the module that offers what a package exports. */
export async function bundleModules(names: readonly string[], sourceOf: (name: string) => string): Promise<Site> {
  // Loaded when it is needed, because that takes a second.
  const { build } = await import('vite');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        name: 'page-modules',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith(`\0${prefix}`) ? sourceOf(id.slice(prefix.length + 1)) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name.replaceAll('/', '-'), prefix + name])),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
      },
    },
  });
  const files = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return Object.fromEntries(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/modules/${file.fileName}`, file.code]] : [])),
  );
}
