import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

/** Gives the code of the product the recording stand-in instead of the module `kysely`. */
export function recordSqlRows(): Plugin {
  return {
    name: 'record-sql-rows',
    enforce: 'pre',
    resolveId(name, importer) {
      const ours = importer?.startsWith(import.meta.dirname);
      return name === 'kysely' && !ours ? join(import.meta.dirname, 'kysely.ts') : undefined;
    },
  };
}
