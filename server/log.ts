import pino from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/**
 * Structured lines on standard output. Personal data stays out: a path as http/logged-path.ts notes it, ids instead of
 * names, and an error without the values that it quotes.
 */
export function makeLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: pino.DestinationStream): Log {
  const options = { level: config.LOG_LEVEL, base: undefined, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** What the database says of an error beside its message; its detail quotes whole rows, and is not among them. */
type Failure = Error & { code?: string; table?: string; column?: string; constraint?: string };

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: withoutValues(String(error)) };
  const { name, code, table, column, constraint, message, stack = '' } = error as Failure;
  // A stack begins with the message: its places are enough.
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, code, table, column, constraint, message: withoutValues(message), stack: places.join('\n') };
}

/**
 * An error's words without what a person may have written: what stands between double quotes (the database and the
 * parsers quote values so), mail addresses, and what is long enough to be a token.
 */
export function withoutValues(message: string): string {
  return message
    .replace(/".*"/s, '"…"')
    .replace(/[^\s<>(),;:"']+@[^\s<>(),;:"']+/g, '…')
    .replace(/[\w+/=-]{40,}/g, '…');
}
