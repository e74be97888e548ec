import type { Plugin } from 'vite';

/**
 * Schemas compile their checks with `new Function` where they may, and try it out. The security policy of the pages
 * refuses that, and a browser reports each refusal. The setting has to be made inside the package: modules with schemas
 * may run before any module of ours that calls `z.config`.
 */
export const noEval = (): Plugin => ({
  name: 'no-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => `${code}\nglobalConfig.jitless = true;\n`,
  },
});
