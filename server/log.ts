import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/**
 * Structured lines on standard output, without personal data: a path as in http/logged-path.ts, ids instead of names,
 * and errors without the values that they quote.
 */
export function makeLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: pino.DestinationStream): Log {
  const options = { level: config.LOG_LEVEL, base: undefined, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** The fields of a database error that are logged; not `detail`, which quotes whole rows. */
type Failure = Error & { code?: string; table?: string; column?: string; constraint?: string };

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: withoutValues(String(error)) };
  const { name, code, table, column, constraint, message, stack = '' } = error as Failure;
  // A stack begins with the message: only its places are logged.
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code, table, column, constraint, message: withoutValues(message), stack: places.join('\n') };
}

/**
 * An error message without what a user may have written: text in double quotes (the database and parsers quote values
 * so), e-mail addresses, and anything long enough to be a token.
 */
export function withoutValues(message: string): string {
  return message
    .replace(/".*"/s, '"…"')
    .replace(/[^\s<>(),;:"']+@[^\s<>(),;:"']+/g, '…')
    .replace(/[\w+/=-]{40,}/g, '…');
}
