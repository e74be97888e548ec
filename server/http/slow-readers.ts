import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ReaderLimits = {
  /** What has been written must have left after this and a second for so many bytes of it. */
  readerMilliseconds: number;
  leastReaderBytesPerSecond: number;
  readerCheckMilliseconds: number;
};

type Stand = { written: number; since: number };

/**
 * Cuts connections whose clients do not read what they asked for: an answer is held in memory until it has left. Looked at
 * now and then for all of them, so that a request costs nothing.
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
