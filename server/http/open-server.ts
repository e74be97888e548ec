import { createServer, type RequestListener, type Server } from 'node:http';
import { cutSlowReaders, type ReaderLimits } from './slow-readers.ts';

export type ServerLimits = ReaderLimits & {
  /** All of the headers must be here by then. */
  headersMilliseconds: number;
  /** All of the request: longer than the longest body may take (bodies.ts), for what is not read there. */
  requestMilliseconds: number;
  /** How often the two are looked at. */
  checkMilliseconds: number;
  /** Without another request on a connection. */
  keepAliveMilliseconds: number;
  /** Without a byte in either direction while a request is answered; live lines beat more often. */
  silenceMilliseconds: number;
  /** Live lines are the most of them. */
  connections: number;
  /** The last of them is answered with 'connection: close', and the client opens another. */
  requestsPerConnection: number;
};

const serverLimits: ServerLimits = {
  headersMilliseconds: 10_000,
  requestMilliseconds: 120_000,
  checkMilliseconds: 2_000,
  keepAliveMilliseconds: 20_000,
  silenceMilliseconds: 120_000,
  connections: 10_000,
  requestsPerConnection: 1_000,
  readerMilliseconds: 60_000,
  leastReaderBytesPerSecond: 16 * 1024,
  readerCheckMilliseconds: 10_000,
};

/** The server of the product: no client keeps a connection, or what is said on it, for as long as it likes. */
export function openServer(listener: RequestListener, given: Partial<ServerLimits> = {}): Server {
  const limits = { ...serverLimits, ...given };
  const server = createServer(
    {
      headersTimeout: limits.headersMilliseconds,
      requestTimeout: limits.requestMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
      keepAliveTimeout: limits.keepAliveMilliseconds,
    },
    listener,
  );
  server.timeout = limits.silenceMilliseconds;
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  cutSlowReaders(server, limits);
  return server;
}
