import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { type OpenDatabase, openDatabase } from '../data/database.ts';
import { prepareDatabase } from '../data/prepare.ts';
import { Fault } from '../fault.ts';

type Work = (database: OpenDatabase, config: ReturnType<typeof readConfig>) => Promise<void>;

/**
 * Opens the database as the product does, runs the work and closes it; a Fault is printed as one sentence for the
 * operator.
 */
export async function command(work: Work, { prepare = true } = {}): Promise<void> {
  try {
    const config = readConfig();
    const database = await openDatabase(config);
    try {
      // Never with the demo world: a command changes only what it is meant to change.
      if (prepare) await prepareDatabase({ ...config, APP_MODE: 'production' }, database, new Date());
      await work(database, config);
    } finally {
      await database.close();
    }
    process.exit(0);
  } catch (error) {
    if (error instanceof Fault) process.stderr.write(`${error.message}\n`);
    else console.error(error);
    process.exit(1);
  }
}

/** The arguments of the command line; an unknown one prints the usage. */
export function readArguments<T extends ParseArgsConfig>(wanted: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(wanted);
  } catch {
    process.stderr.write(`${usage}\n`);
    process.exit(1);
  }
}
