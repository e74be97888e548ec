// For contract tests: a local HTTP service on 127.0.0.1, at a free port.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../../tests/harness/at-end.ts';

export type Received = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer };
export type Answer = { status?: number; headers?: Record<string, string>; body?: string | Uint8Array };

/** Responds with what `respond` returns; a promise that never settles is a service that hangs. */
export async function loopback(respond: (request: Received) => Answer | Promise<Answer>): Promise<string> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const url = new URL(request.url ?? '/', 'http://loopback');
    const answer = await respond({
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(parts),
    });
    const length = answer.body === undefined ? 0 : Buffer.byteLength(answer.body);
    response.writeHead(answer.status ?? 200, { 'content-length': length, ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function json(value: unknown, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
