import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { contextKey } from '../server/context.ts';
import { NonceContext } from './ui/nonce.ts';

/** The server gives each request its context under this key; exported so that both sides hold the same one. */
export { contextKey };

/**
 * A page is sent whole, once it is complete: no page defers data, and one write of a known length costs
 * less than a stream and lets the status tell the truth.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(contextKey);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let failed: unknown;
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
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
      },
    );
  });
}

/** Refusals are answers, not faults; what is a fault has been logged by serve() or is logged here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || !(error instanceof Error)) return;
  const { log, requestId } = context.get(contextKey);
  log.error({ requestId, err: error }, 'rendering failed');
};
