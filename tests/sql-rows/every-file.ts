// Runs before each test file when row types are recorded: statements that are given as text, and the types of columns.
import * as kysely from 'kysely';
import pg from 'pg';
import { afterAll } from 'vitest';
import { callSite, columnsOfRows, noteColumns, received, writeRecording } from './record.ts';

type Result = { rows: object[]; fields?: pg.FieldDef[] };
type Query = (...args: unknown[]) => unknown;
const watched = Symbol.for('sql-rows');

/** Replaces a method that returns a promise of rows by one that also records them. */
function watch(owner: object, name: string): void {
  const methods = owner as Record<string, Query> & { [watched]?: boolean };
  if (methods[watched]) return;
  Object.defineProperty(methods, watched, { value: true });
  const query = methods[name] as Query;
  methods[name] = function watchedQuery(this: unknown, ...args: unknown[]) {
    const answer = query.apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    const site = callSite(watchedQuery);
    return answer.then((result: Result | undefined) => {
      if (result?.fields) noteColumns(result.rows, result.fields);
      if (result?.rows && site) received(site, columnsOfRows(result.rows), result.rows);
      return result;
    });
  };
}

watch(pg.Client.prototype, 'query');
watch(pg.Pool.prototype, 'query');
watch(kysely.Kysely.prototype, 'executeQuery');

afterAll(writeRecording);
