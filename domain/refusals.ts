import type { FieldErrors, FileCode } from './error-codes.ts';

/**
 * The refusals of services: a small fixed set. They carry codes, never sentences; `refusalOf` is the only place that
 * gives each its HTTP status, and the texts of each screen have a sentence for each.
 */
export class NotFound extends Error {
  override name = 'NotFound';
  /** True when it existed before: the status is then 410 instead of 404. */
  readonly gone: boolean;
  constructor(gone = false) {
    super(gone ? 'gone' : 'not found');
    this.gone = gone;
  }
}

export class Forbidden extends Error {
  override name = 'Forbidden';
}

export class Invalid extends Error {
  override name = 'Invalid';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('invalid');
    this.fields = fields;
  }
}

/** A file that cannot be used; the address that receives files answers with the code. */
export class InvalidFile extends Error {
  override name = 'Invalid';
  readonly fields: { '': FileCode };
  constructor(code: FileCode) {
    super('invalid');
    this.fields = { '': code };
  }
}

export class Conflict extends Error {
  override name = 'Conflict';
}

export class TooMany extends Error {
  override name = 'TooMany';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No capacity at this moment: the limit of the process, or of this client, is reached. Nothing was done. */
export class Busy extends Error {
  override name = 'Busy';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('busy');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The body of the request came too slowly, or stopped. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** The body of a request could not be received as a whole. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  readonly kind: 'interrupted' | 'tooSlow' | 'tooLarge';
  constructor(kind: BodyRefused['kind']) {
    super(`body refused: ${kind}`);
    this.kind = kind;
  }
}

const statuses = {
  interrupted: 400,
  forbidden: 403,
  notFound: 404,
  tooSlow: 408,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  invalid: 422,
  tooMany: 429,
  busy: 503,
} as const;

export type RefusalKind = keyof typeof statuses;
export type Refusal = {
  kind: RefusalKind;
  status: (typeof statuses)[RefusalKind];
  /** The error code of each wrong field, for 'invalid'. */
  fields: FieldErrors;
  /** The code that a conflict may carry. */
  reason: string;
  /** Seconds to wait before the next attempt, for 'tooMany' and 'busy'. */
  seconds: number | undefined;
  headers: Record<string, string>;
};

/** The refusal that was thrown; undefined for any other error, which is a fault. */
export function refusalOf(error: unknown): Refusal | undefined {
  // Recognised by name, because bundled pages have their own copies of these classes.
  const thrown = (error ?? {}) as Partial<NotFound & Invalid & TooMany & BodyRefused>;
  const kind = kindOf(thrown);
  if (!kind) return undefined;
  const { fields = {}, message: reason = '' } = thrown;
  const seconds = kind === 'tooMany' || kind === 'busy' ? (thrown.retryAfterSeconds ?? 1) : undefined;
  return { kind, status: statuses[kind], fields, reason, seconds, headers: headersOf(kind, seconds) };
}

type Thrown = { name?: string; gone?: boolean; kind?: RefusalKind };

function kindOf({ name, gone, kind }: Thrown): RefusalKind | undefined {
  switch (name) {
    case 'NotFound':
      return gone ? 'gone' : 'notFound';
    case 'Forbidden':
      return 'forbidden';
    case 'Invalid':
      return 'invalid';
    case 'Conflict':
      return 'conflict';
    case 'TooMany':
      return 'tooMany';
    case 'Busy':
      return 'busy';
    case 'TooSlow':
      return 'tooSlow';
    case 'BodyRefused':
      return kind;
    default:
      return undefined;
  }
}

function headersOf(kind: RefusalKind, seconds: number | undefined): Record<string, string> {
  if (seconds !== undefined) return { 'retry-after': String(seconds) };
  // The client may still be sending the rest of the body, so the connection cannot be reused.
  return kind === 'tooSlow' || kind === 'tooLarge' || kind === 'interrupted' ? { connection: 'close' } : {};
}
