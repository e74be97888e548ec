// npm run restore -- <file> [--erased <list>]: fills a new database and data folder from a backup, without the accounts
// that were erased since. Without a file, it erases the accounts of the list that are back.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { restoreBackup } from '../data/backup/restore-backup.ts';
import { Fault } from '../fault.ts';
import { makeLog } from '../log.ts';
import { choosePorts } from '../ports/index.ts';
import { eraseAgain } from '../services/privacy/erasure/erase-again.ts';
import { erasedListIn, readErased } from '../services/privacy/erasure/erased-list.ts';
import { command, readArguments } from './command.ts';

const usage = 'Usage: npm run restore -- <file> [--erased <list>]';
const { positionals, values } = readArguments(
  { allowPositionals: true, options: { erased: { type: 'string' } } },
  usage,
);
const [source] = positionals;
const list = values.erased && resolve(values.erased);
const say = (line: string) => process.stdout.write(`${line}\n`);

await command(
  async ({ db, pool }, config) => {
    if (!source && !list) throw new Fault(usage);
    // Read first, so that a wrong name is reported before anything is changed.
    const erased = await readErased(list ?? erasedListIn(config.DATA_DIR));
    if (list && !erased) throw new Fault(`There is no file ${list}.`);
    if (source) {
      const { rows, files, secret } = await restoreBackup(pool, config.DATA_DIR, resolve(source));
      // A secret in the environment is the choice of the operator and has priority.
      if (secret && !process.env.SECRET) await writeFile(join(config.DATA_DIR, 'secret'), secret, { mode: 0o600 });
      say(`${rows} rows and ${files} files are restored. Sessions are not part of a backup: all users sign in again.`);
    }
    if (!erased) {
      say("Accounts erased since the backup are back too. They are on the list 'erased-accounts' of the data folder");
      say('that was in use: "npm run restore -- --erased <list>" erases them again.');
      return;
    }
    const log = makeLog(config);
    const ports = choosePorts(config, db, (message) => log.warn(message));
    const count = await eraseAgain({ db, config, log, ports }, erased);
    say(`${count} account(s) erased again.`);
  },
  { prepare: false },
);
