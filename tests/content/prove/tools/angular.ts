// Angular compiles its templates in the page, so that a program needs no build of Angular.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Program } from '../plan.ts';
import { declareSignalMembers } from './angular-signals.ts';
import type { Site } from './chromium.ts';
import { bundleModules, documentFor } from './page-modules.ts';
import { others, pageTool } from './pages.ts';

const require = createRequire(import.meta.url);
const modules = [
  '@angular/common',
  '@angular/common/http',
  '@angular/compiler',
  '@angular/core',
  '@angular/core/rxjs-interop',
  '@angular/forms',
  '@angular/platform-browser',
  '@angular/router',
  'rxjs',
];
/** Where decorators keep the types of a constructor's parameters, for Angular to know what to inject. */
const metadata = `const stored = new WeakMap();
Reflect.metadata = (key, value) => (target) => void stored.set(target, { ...stored.get(target), [key]: value });
Reflect.getOwnMetadata = (key, target) => stored.get(target)?.[key];`;
let bundled: Promise<Site> | undefined;

export const angular = pageTool(
  () => {
    const { version } = JSON.parse(readFileSync(require.resolve('@angular/core/package.json'), 'utf8')) as {
      version: string;
    };
    return `Angular ${version}`;
  },
  async (program: Program) => {
    bundled ??= bundleModules(modules, (name) => `export * from '${name}';`);
    return {
      ...(await bundled),
      ...others(program),
      '/index.html': documentFor(modules, '<app-root></app-root>'),
      '/metadata.js': metadata,
      '/question.js': `import '/metadata.js'; import '@angular/compiler';\n${await compile(program.text)}`,
    };
  },
);

/** JavaScript of a program with decorators, in the form that Angular's own compiler of TypeScript asks for. */
async function compile(program: string): Promise<string> {
  const { transform } = await import('@swc/core');
  const { code } = await transform(await declareSignalMembers(program), {
    filename: 'question.ts',
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  });
  return code;
}
