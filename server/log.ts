import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/**
 * Structured lines on standard output. Personal data stays out: a path without its query, ids instead of names,
 * and an error's message without the values that the database quotes in its details.
 */
export function makeLog(config: Pick<Config, 'LOG_LEVEL'>): Log {
  return pino({
    level: config.LOG_LEVEL,
    base: undefined,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        name: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  });
}
