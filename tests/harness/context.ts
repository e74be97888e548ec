import type { Locale, Viewer } from '../../domain/viewer.ts';
import type { Context } from '../../server/context.ts';
import type { Runtime } from '../../server/runtime.ts';

/** The context of a request by a given user, for services that do not read cookies. */
export function contextOf(runtime: Runtime, viewer: Viewer, locale: Locale = 'fr'): Context {
  return {
    ...runtime,
    viewer,
    locale,
    requestId: 'test',
    nonce: 'test',
    page: { html: undefined, keepSeconds: 0 },
    clientAddress: '127.0.0.1',
    headers: new Headers(),
    cookies: { append: () => {} },
  };
}
