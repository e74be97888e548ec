import type { EntryContext } from 'react-router';

/**
 * The loaders' data for the browser, read before rendering: it is complete by now, and a component that has to
 * wait for it would have the page rendered in three goes.
 */
export async function readDataAhead(routerContext: EntryContext): Promise<void> {
  const reader = routerContext.serverHandoffStream?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  const streamCache: NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']> = {};
  for (let index = 0, over = false; !over; index++) {
    const { done, value } = await reader.read();
    streamCache[index] = Object.assign(Promise.resolve(), {
      result: { done, value: decoder.decode(value, { stream: true }) },
    });
    over = done;
  }
  routerContext.renderMeta = { ...routerContext.renderMeta, streamCache };
  // Asked for once per rendering.
  routerContext.serverHandoffStream = { getReader: () => reader } as unknown as ReadableStream<Uint8Array>;
}
