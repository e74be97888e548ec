import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'fixtures', 'tls');
export const certificate = readFileSync(join(folder, 'cert.pem'), 'utf8');
const key = readFileSync(join(folder, 'key.pem'), 'utf8');

/** A test client sends its wanted client address in this header; the proxy passes it on as if it had observed it. */
export const clientHeader = 'x-test-client';
/** The header in which the proxy passes the client address to the product. */
export const forwardedFor = 'x-forwarded-for';

export type TlsProxy = { url: string; port: number; sendTo: (port: number) => void; close: () => Promise<void> };

/**
 * Terminates TLS as nginx or a load balancer would: the product behind it gets plain HTTP with the browser's own Host
 * and Origin, X-Forwarded-Proto and X-Forwarded-For.
 */
export async function startTlsProxy(): Promise<TlsProxy> {
  let target = 0;
  const server = createServer({ key, cert: certificate }, (incoming, outgoing) => forward(incoming, outgoing, target));
  // The product decides whether the body may be sent.
  server.on('checkContinue', (incoming, outgoing) => forward(incoming, outgoing, target));
  // Longer than any pause of a busy machine, so that a client's next request does not find its connection closed.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    port,
    sendTo: (productPort) => {
      target = productPort;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { [clientHeader]: client, ...headers } = incoming.headers;
  const seen = String(client ?? incoming.socket.remoteAddress);
  const chain = [headers[forwardedFor], seen].filter(Boolean).join(', ');
  const passedOn = request({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...headers, [forwardedFor]: chain, 'x-forwarded-proto': 'https' },
  });
  if (headers.expect) passedOn.flushHeaders();
  passedOn.on('continue', () => outgoing.writeContinue());
  passedOn.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  passedOn.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  // When the browser disconnects, the request to the product ends too.
  outgoing.on('close', () => passedOn.destroy());
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (hasBody) incoming.pipe(passedOn);
  else passedOn.end();
}
