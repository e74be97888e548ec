// npm run restore -- <file>: fills a new database and data folder from a backup.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { restoreBackup } from '../data/backup/restore-backup.ts';
import { Fault } from '../fault.ts';
import { command } from './command.ts';

const [source] = process.argv.slice(2);

await command(
  async ({ pool }, config) => {
    if (!source) throw new Fault('Usage: npm run restore -- <file>');
    const { rows, files, secret } = await restoreBackup(pool, config.DATA_DIR, resolve(source));
    // A secret of the environment is the operator's choice and stays.
    if (secret && !process.env.SECRET) await writeFile(join(config.DATA_DIR, 'secret'), secret, { mode: 0o600 });
    process.stdout.write(
      `${rows} rows and ${files} files are back. Sessions are not part of a backup: everybody signs in again.\n`,
    );
  },
  { prepare: false },
);
