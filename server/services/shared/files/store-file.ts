import type { Context } from '../../../context.ts';

type Kept = { ownerId: string; bytes: Uint8Array; contentType: string; originalName?: string };

/** Stores bytes under a new handle. The nightly sweep deletes them after a day unless something refers to them. */
export async function storeFile({ db, ports, log, requestId }: Context, file: Kept): Promise<string> {
  const { bytes, contentType, ...known } = file;
  const handle = ports.random.handle();
  // The row is written first: if the process stops before the bytes are stored, the nightly sweep still finds them.
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
    await removed.catch((err) =>
      log.warn({ requestId, err }, 'a file was not deleted; the nightly sweep will delete it'),
    );
    throw error;
  }
  return handle;
}
