import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { ask, urlOf } from '../harness/database-server.ts';

/** The address of a database for this file with the demo world: for an attack that needs its own product. */
export async function worldDatabase(): Promise<string> {
  const server = inject('testServer');
  const name = `vivier_attacked_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template ${inject('world')}`);
  // The test run's own server is deleted with all its databases; dropping one by one would take a second each.
  if (process.env.TEST_DATABASE_URL) atEnd(() => ask(server, `drop database ${name} with (force)`));
  return urlOf(server, name);
}
