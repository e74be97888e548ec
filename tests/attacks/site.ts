// Access of attacks to the shared site beside its pages: its database, to prepare a state or to check what was written,
// and its log.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/data/database.ts';
import { atEnd } from '../harness/at-end.ts';

/** Closed when the file ends. */
export async function siteDatabase(): Promise<Database> {
  const { db, close } = await openDatabase(inject('site').database);
  atEnd(close);
  return db;
}

export type LogLine = { level: number; msg: string; method?: string; path?: string; status?: number };
export const logLevels = { debug: 20, error: 50 };

/** The current end of the log: only later lines are read from here. */
export function endOfLog(): number {
  const { logFile } = inject('site');
  return existsSync(logFile) ? statSync(logFile).size : 0;
}

/** The text of the log from a position on. */
export function logFrom(place: number): string {
  const { logFile } = inject('site');
  return existsSync(logFile) ? readFileSync(logFile).subarray(place).toString() : '';
}

/** Its lines; a line that is not JSON is a fault as well. */
export function logLines(place: number): LogLine[] {
  const lines = logFrom(place).split('\n').slice(0, -1);
  return lines.filter(Boolean).map((text): LogLine => {
    try {
      return JSON.parse(text) as LogLine;
    } catch {
      return { level: logLevels.error, msg: text };
    }
  });
}

export const faultsSince = (place: number): LogLine[] =>
  logLines(place).filter(({ level }) => level >= logLevels.error);
