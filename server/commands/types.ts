// Writes server/data/schema.generated.ts from the migrated schema; with --verify, only checks that it is up to date.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureServer, stopServer } from '../data/embedded/server.ts';
import { migrate } from '../data/migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'vivier-types-'));
// When root runs this, the database belongs to another account, which must be able to enter the folder.
chmodSync(folder, 0o755);
const root = join(import.meta.dirname, '..', '..');
try {
  const connection = await ensureServer(folder);
  const client = new pg.Client(connection);
  await client.connect();
  await migrate(client);
  await client.end();
  const url = `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  const outcome = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      `--url=${url}`,
      '--dialect=postgres',
      '--camel-case',
      '--exclude-pattern=schema_migrations',
      `--out-file=${join(root, 'server/data/schema.generated.ts')}`,
      '--log-level=error',
      ...(process.argv.includes('--verify') ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = outcome.status ?? 1;
} finally {
  await stopServer(folder);
  rmSync(folder, { recursive: true, force: true });
}
