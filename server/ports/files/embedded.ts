import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedContentType, checkedHandle } from './handle.ts';
import type { Files } from './port.ts';

/** Content type and bytes are one file (one line, then the bytes), so that one rename replaces both. */
const longestHeader = 300;
const chunkSize = 64 * 1024;
let temporaryCount = 0;

export function folderFiles(folder: string): Files {
  const pathOf = (handle: string): string => join(folder, checkedHandle(handle).slice(0, 2), handle);
  return {
    async put(handle, bytes, contentType) {
      const path = pathOf(handle);
      const header = Buffer.from(`${checkedContentType(contentType)}\n`);
      const temporary = `${path}.${process.pid}-${temporaryCount++}.tmp`;
      await makeShard(dirname(path));
      try {
        await writeSynced(temporary, [header, bytes]);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async get(handle) {
      const file = await openIfThere(pathOf(handle));
      if (!file) return undefined;
      try {
        const start = Buffer.alloc(longestHeader);
        const { bytesRead } = await file.read(start, 0, longestHeader, 0);
        const end = start.subarray(0, bytesRead).indexOf('\n');
        if (end < 0) throw new Error(`The stored file ${handle} is damaged.`);
        const { size } = await file.stat();
        return {
          body: streamFrom(file, end + 1),
          contentType: start.toString('utf8', 0, end),
          bytes: size - end - 1,
        };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async remove(handle) {
      await rm(pathOf(handle), { force: true });
    },
  };
}

async function makeShard(shard: string): Promise<void> {
  const firstMade = await mkdir(shard, { recursive: true });
  if (!firstMade) return;
  // A new folder is itself an entry in its parent folder, which a crash could lose.
  await syncFolder(dirname(shard));
  await syncFolder(dirname(firstMade));
}

async function writeSynced(path: string, parts: Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (const part of parts) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync a folder: there the rename is as durable as possible.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads on demand from the opened file: a replacement meanwhile does not mix in. */
function streamFrom(file: FileHandle, start: number): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { bytesRead, buffer } = await file.read(new Uint8Array(chunkSize), 0, chunkSize, position);
          position += bytesRead;
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
          await file.close();
          controller.close();
        } catch (error) {
          await file.close().catch(() => {});
          controller.error(error);
        }
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
