import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the database, not in it: restoring a backup must not take this list back to what it was. */
export const erasedListIn = (dataDir: string): string => join(dataDir, 'erased-accounts');

/** Who has no backup with the account in it learns nothing from this. */
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

/** Undefined where there is no such list. */
export async function readErased(list: string): Promise<Set<string> | undefined> {
  try {
    return new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
