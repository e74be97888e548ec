/**
 * The ways a service says no. They carry codes, never sentences, and are put into HTTP in one place
 * (app/serve.ts). Recognised by name, because pages are bundled apart from the server's own files.
 */
export class NotFound extends Error {
  override name = 'NotFound';
  /** True when it was here once: the answer is then 410 instead of 404. */
  readonly gone: boolean;
  constructor(gone = false) {
    super(gone ? 'gone' : 'not found');
    this.gone = gone;
  }
}

export class Forbidden extends Error {
  override name = 'Forbidden';
}

/** Field name → code of what is wrong with it; '' is the form as a whole. */
export type FieldErrors = Record<string, string>;

export class Invalid extends Error {
  override name = 'Invalid';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('invalid');
    this.fields = fields;
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

/** There is no room for it at this moment: the process, or this client's part of it, is in use. Nothing was done. */
export class Busy extends Error {
  override name = 'Busy';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('busy');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What was sent came too slowly, or stopped coming. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}
