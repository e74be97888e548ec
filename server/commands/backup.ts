// npm run backup -- <file>: writes all data of the product into one file.
import { resolve } from 'node:path';
import { writeBackup } from '../data/backup/write-backup.ts';
import { Fault } from '../fault.ts';
import { command } from './command.ts';

const [target] = process.argv.slice(2);

await command(
  async ({ pool }, config) => {
    if (!target) throw new Fault('Usage: npm run backup -- <file>');
    const { tables, files } = await writeBackup(pool, config.DATA_DIR, resolve(target));
    process.stdout.write(
      `${tables} tables and ${files} files are in ${target}. It holds personal data and keys: keep it safe.\n`,
    );
    if (config.S3_ENDPOINT) process.stdout.write('Files in the S3 store are not in it: back up the bucket too.\n');
  },
  { prepare: false },
);
