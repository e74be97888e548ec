import type { ServerBuild } from 'react-router';
import type { contextKey } from '../context.ts';

/** The bundled pages have a copy of the key, so it is read from the build (export of `app/entry.server.tsx`). */
export function contextKeyOf(build: ServerBuild): typeof contextKey {
  return (build.entry.module as unknown as { contextKey: typeof contextKey }).contextKey;
}
