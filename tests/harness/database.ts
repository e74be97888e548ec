import type pg from 'pg';
import { inject } from 'vitest';
import { assemble, type OpenDatabase } from '../../server/data/database.ts';
import { atEnd } from './at-end.ts';
import { ask, inDatabase } from './database-server.ts';

let count = 0;

/** A database for this test file: a copy of the migrated template, removed when the file ends. */
export async function testDatabase(): Promise<OpenDatabase> {
  // Copying the files takes less time than writing every page to the log.
  return createDatabase(`template ${inject('testTemplate')} strategy file_copy`);
}

/** The same without any tables. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  return createDatabase('');
}

async function createDatabase(from: string): Promise<OpenDatabase> {
  const server: pg.ClientConfig = inject('testServer');
  const name = `vivier_test_${process.pid}_${count++}`;
  await ask(server, `create database ${name} ${from}`);
  const database = assemble(inDatabase(server, name), 5, async () => {});
  atEnd(async () => {
    await database.close();
    await ask(server, `drop database ${name} with (force)`);
  });
  return database;
}
