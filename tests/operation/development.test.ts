import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createLogger, createServer } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOnRequest } from '../../server/react-router/build-on-request.ts';
import { atEnd } from '../harness/at-end.ts';

const root = join(import.meta.dirname, '..', '..');
const warnings: string[] = [];
const customLogger = { ...createLogger('silent'), warn: say, warnOnce: say };
function say(line: string): void {
  warnings.push(line);
}

let load: (module: string) => Promise<object>;

beforeAll(async () => {
  const vite = await createServer({
    root,
    customLogger,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
  });
  atEnd(() => vite.close());
  load = (module) => vite.ssrLoadModule(module);
});

describe('the pages in development', () => {
  it('are listed by the files that they are made of, and not loaded', async () => {
    const { routes } = (await load('virtual:react-router/server-build')) as ServerBuild;
    expect(Object.keys(routes).length).toBeGreaterThan(100);
    for (const route of Object.values(routes)) {
      expect(route?.module, 'React Router writes the build in another way: see vite.routes-on-request.ts').toBeTypeOf(
        'string',
      );
      expect(existsSync(join(root, String(route?.module))), `${route?.module}`).toBe(true);
    }
  });

  it('are loaded when they are requested, without a warning about styles', async () => {
    const { routes } = await buildOnRequest(load)('/connexion');
    expect(routes['signIn.fr']?.module.default).toBeTypeOf('function');
    expect(routes['signUp.fr']?.module).toEqual({});
    expect(warnings).toEqual([]);
  });
});
