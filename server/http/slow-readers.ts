import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ReaderLimits = {
  /** A stalled answer is allowed this, plus one second per `leastReaderBytesPerSecond` of its unsent bytes. */
  readerMilliseconds: number;
  leastReaderBytesPerSecond: number;
  readerCheckMilliseconds: number;
};

type Stand = { written: number; since: number };

/**
 * Closes connections whose clients do not read their answers, because unsent answers stay in memory. One timer checks
 * all connections, so that a single request has no extra cost.
 */
export function cutSlowReaders(server: Server, limits: ReaderLimits): void {
  const stands = new Map<Socket, Stand | undefined>();
  server.on('connection', (socket) => {
    stands.set(socket, undefined);
    socket.once('close', () => stands.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, stand] of stands) {
      const { writableLength: waiting, bytesWritten: written } = socket;
      if (waiting === 0) {
        if (stand) stands.set(socket, undefined);
      } else if (stand?.written !== written) stands.set(socket, { written, since: performance.now() });
      else if (performance.now() - stand.since > allowed(waiting, limits)) socket.destroy();
    }
  }, limits.readerCheckMilliseconds);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function allowed(bytes: number, { readerMilliseconds, leastReaderBytesPerSecond }: ReaderLimits): number {
  return readerMilliseconds + (bytes / leastReaderBytesPerSecond) * 1000;
}
