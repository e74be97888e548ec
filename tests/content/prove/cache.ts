import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What this machine keeps between runs, outside of the repository. */
export const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/vivier-proofs');

/** Whether this machine has proved that state of an item with that version of its tool. */
export function wasProvedHere(hash: string, version: string): boolean {
  return existsSync(markOf(hash, version));
}

export function rememberProved(hash: string, version: string): void {
  mkdirSync(join(cacheFolder, 'proved'), { recursive: true });
  writeFileSync(markOf(hash, version), '');
}

function markOf(hash: string, version: string): string {
  const tool = createHash('sha256').update(version).digest('hex').slice(0, 16);
  return join(cacheFolder, 'proved', `${hash}-${tool}`);
}
