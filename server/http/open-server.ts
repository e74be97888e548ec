import { createServer, type RequestListener, type Server } from 'node:http';
import { cutSlowReaders, type ReaderLimits } from './slow-readers.ts';

export type ServerLimits = ReaderLimits & {
  /** The deadline for all headers. */
  headersMilliseconds: number;
  /** The deadline for a whole request: longer than any deadline in bodies.ts, for bodies that are not read there. */
  requestMilliseconds: number;
  /** The interval at which the two deadlines are checked. */
  checkMilliseconds: number;
  /** An idle connection is closed after this. */
  keepAliveMilliseconds: number;
  /** A connection without any traffic during a request is closed after this; the live heartbeat is more frequent. */
  silenceMilliseconds: number;
  /** The maximum number of connections, most of which are live connections. */
  connections: number;
  /** The last request is answered with 'connection: close', so that the client opens another connection. */
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

/** The HTTP server, with limits on the time and the memory that a client can occupy. */
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
