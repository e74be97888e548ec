import type { Plugin } from 'vite';

/**
 * In development the server's list of routes names the file of each page instead of importing it, so that the first
 * page does not wait until all other pages are compiled (server/react-router/build-on-request.ts).
 */
export function routesOnRequest(): Plugin {
  return {
    name: 'routes-on-request',
    apply: 'serve',
    transform: {
      filter: { id: /virtual:react-router\/server-build$/ },
      handler: (code) => code.replace(/import \* as (route\d+) from ("[^"]+");/g, 'const $1 = $2;'),
    },
  };
}
