import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { isCancellation } from '../server/cancelled.ts';
import { contextKey } from '../server/context.ts';
import { NonceContext } from './ui/nonce.ts';

/** The server gives each request its context under this key; exported so that both sides hold the same one. */
export { contextKey };

/**
 * A page is sent whole, once it is complete: no page defers data, and one write of a known length costs
 * less than a stream and lets the status tell the truth.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, page: slot, viewer } = loadContext.get(contextKey);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  await readDataAhead(routerContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = renderAtOnce(page);
  slot.html = html && `<!DOCTYPE html>${viewer ? html : paintedFirst(html)}`;
  return slot.html === undefined
    ? renderWithWaiting(page, nonce, status, headers)
    : new Response(null, { status, headers });
}

/** React writes text at once in half the time that it needs to write bytes bit by bit (npm run bench -- ssr). */
function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    // The mark of a boundary that was left to the browser: something in it has to be waited for, or has failed.
    return html.includes('<!--$!-->') ? undefined : html;
  } catch {
    // Rendered again below, which waits for what can be waited for and says what has failed.
    return undefined;
  }
}

/**
 * Visitors come to read, and a page is complete without its scripts: what it looks like comes first. The router names
 * the files of its scripts with the urgency of styles and fonts, and has no other way to say that they may come later.
 */
function paintedFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
}

function renderWithWaiting(page: ReactElement, nonce: string, status: number, headers: Headers): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onShellError: reject,
      onError: (error) => {
        failed = error;
      },
      onAllReady: () => {
        const chunks: Buffer[] = [];
        pipe(
          new Writable({
            write(chunk, _, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : status, headers }));
              done();
            },
          }),
        );
      },
    });
  });
}

/**
 * The loaders' data for the browser, read before rendering: it is complete by now, and a component that has to
 * wait for it would have the page rendered in three goes.
 */
async function readDataAhead(routerContext: EntryContext): Promise<void> {
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

/** Refusals are answers, and a request that was given up is no fault; what is one has been logged by serve() or is logged here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!(error instanceof Error) || isCancellation(error, request.signal)) return;
  const { log, requestId, page } = context.get(contextKey);
  page.failed = true;
  log.error({ requestId, err: error }, 'rendering failed');
};
