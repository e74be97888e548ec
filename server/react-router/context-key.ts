import type { ServerBuild } from 'react-router';
import type { contextKey } from '../context.ts';

/** Pages are bundled and hold a key of their own: what `app/entry.server.tsx` exports is found in the build. */
export function contextKeyOf(build: ServerBuild): typeof contextKey {
  return (build.entry.module as unknown as { contextKey: typeof contextKey }).contextKey;
}
