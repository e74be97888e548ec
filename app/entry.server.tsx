import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { isCancellation } from '../server/cancelled.ts';
import { contextKey } from '../server/context.ts';
import { readDataAhead } from '../server/react-router/read-data-ahead.ts';
import { renderAtOnce } from '../server/react-router/render-at-once.ts';
import { scriptsLater } from '../server/react-router/scripts-later.ts';
import { NonceContext } from './ui/nonce.ts';

/** The key of a request's context; exported from the build so that the server and the pages use the same object. */
export { contextKey };

/**
 * A page is sent in one piece once it is complete: no page defers data, one write of a known length costs
 * less than a stream, and an error during rendering can still change the status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, page: slot, viewer, config } = loadContext.get(contextKey);
  const shortcuts = config.PAGE_HANDLERS === 'fast';
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (shortcuts) await readDataAhead(routerContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  const html = shortcuts ? renderAtOnce(page) : undefined;
  if (html === undefined) return renderWithWaiting(page, nonce, status, headers);
  slot.html = `<!DOCTYPE html>${viewer ? html : scriptsLater(html)}`;
  return new Response(null, { status, headers });
}

function renderWithWaiting(page: ReactElement, nonce: string, status: number, headers: Headers): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React sends long parts separately and a script inserts them, which needs JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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

/** Logs errors of rendering. Refusals (not an Error) and requests that the visitor cancelled are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!(error instanceof Error) || isCancellation(error, request.signal)) return;
  const { log, requestId, page } = context.get(contextKey);
  page.failed = true;
  log.error({ requestId, err: error }, 'rendering failed');
};
