import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file outside the database, so that restoring a backup does not restore an older list. */
export const erasedListIn = (dataDir: string): string => join(dataDir, 'erased-accounts');

/** A hash, so that the list alone does not reveal who was erased. */
export const fingerprint = (userId: string): string => createHash('sha256').update(userId).digest('hex');

export async function noteErased(dataDir: string, userId: string): Promise<void> {
  const file = await open(erasedListIn(dataDir), 'a', 0o600);
  try {
    await file.write(`${fingerprint(userId)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Undefined when there is no list. */
export async function readErased(list: string): Promise<Set<string> | undefined> {
  try {
    return new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
