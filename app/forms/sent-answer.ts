/** Why nothing came of it. */
export type Failure = 'signedOut' | 'forbidden' | 'gone' | 'fault' | 'network' | 'large' | 'tooMany';

/** `alias`: the last part of the address of what was stored, which may be a new one. */
type Stored = { alias?: string };

/** What the server says to a form, or to a button, that was sent to it as JSON. */
export type SentAnswer<Done extends object = Stored> =
  | ({ done: true } & Done)
  | { errors: Record<string, string> }
  /** Somebody else has changed it since the form was opened. */
  | { conflict: true }
  | { failed: Failure };

export type StoredContent<Draft> = { version: number; value: Draft };
