import type { Plugin } from 'vite';

/**
 * Zod compiles object schemas with `new Function` if that is allowed, and calls it once to find out. The content security
 * policy forbids it, and browsers report each attempt. `z.config({ jitless: true })` in our code would come too late:
 * modules that define schemas may be evaluated before it. So the build sets the option inside Zod.
 */
export const noEval = (): Plugin => ({
  name: 'no-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler: (code) => `${code}\nglobalConfig.jitless = true;\n`,
  },
});
