// RECORD_REQUESTS=<file> playwright test: records the requests of the journeys, one line per request, as seeds for
// tests/attacks/fuzz.
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the browsers and the product that changes nothing. */
export async function startRecorder(file: string, productPort: number) {
  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, productPort, file));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number, file: string): void {
  const { method = 'GET', url: path = '/', headers } = incoming;
  const passedOn = request({ host: '127.0.0.1', port, method, path, headers });
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const type = headers['content-type'] ?? '';
    // Files are not texts; they have their own fuzz tests.
    const isText = type.includes('json') || type.includes('urlencoded');
    const body = isText ? Buffer.concat(chunks).toString('utf8') : '';
    appendFileSync(file, `${JSON.stringify({ method, path, type, body })}\n`);
  });
  incoming.pipe(passedOn);
  passedOn.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  passedOn.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passedOn.destroy());
}
