// What attacks ask of the shared site beside its pages: its database, to arrange a state or to see that nothing was written,
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

/** Where the log ends now: what is read from here is what came later. */
export function endOfLog(): number {
  const { logFile } = inject('site');
  return existsSync(logFile) ? statSync(logFile).size : 0;
}

/** The text of the log from a place on. */
export function logFrom(place: number): string {
  const { logFile } = inject('site');
  return existsSync(logFile) ? readFileSync(logFile).subarray(place).toString() : '';
}

/** Its lines; one that is not of the log is a fault as well. */
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
