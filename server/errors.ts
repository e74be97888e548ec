import type { FieldErrors, FileCode } from '../domain/error-codes.ts';

/**
 * The refusals of services. They carry codes, never sentences, and are converted to HTTP in one place (app/serve.ts).
 * Recognised by name, because bundled pages have their own copies of these classes.
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

/** A file that cannot be used; `uploads.ts` answers with the code. */
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
