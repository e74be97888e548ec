import type { Context } from '../../../context.ts';

type Kept = { ownerId: string; bytes: Uint8Array; contentType: string; originalName?: string };

/** Stores bytes under a new handle. Until something refers to it, the nightly sweep may take it after a day. */
export async function storeFile({ db, ports, log, requestId }: Context, file: Kept): Promise<string> {
  const { bytes, contentType, ...known } = file;
  const handle = ports.random.handle();
  // The row comes first: should the process end before the bytes are safe, the nightly sweep still knows of them.
  await db
    .insertInto('files')
    .values({ ...known, handle, contentType, bytes: bytes.length, createdAt: ports.clock.now() })
    .execute();
  try {
    await ports.files.put(handle, bytes, contentType);
  } catch (error) {
    const removed = ports.files
      .remove(handle)
      .then(() => db.deleteFrom('files').where('handle', '=', handle).execute());
    await removed.catch((err) => log.warn({ requestId, err }, 'a file is left to the nightly sweep'));
    throw error;
  }
  return handle;
}
