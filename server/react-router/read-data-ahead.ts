import type { EntryContext } from 'react-router';

/**
 * Reads the loaders' data for the browser before rendering. It is already complete, and a component that waits for it
 * would make React render the page in three passes.
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
  // The router calls getReader once per rendering; the stream already has this reader.
  routerContext.serverHandoffStream = { getReader: () => reader } as unknown as ReadableStream<Uint8Array>;
}
