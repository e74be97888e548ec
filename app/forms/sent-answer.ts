import type { FieldErrors } from '../../domain/error-codes.ts';

/** The reason of a failure. */
export type Failure = 'signedOut' | 'forbidden' | 'gone' | 'fault' | 'network' | 'large' | 'tooMany';

/** `alias`: the last part of the address of the stored object, which may have changed. */
type Stored = { alias?: string };

/** The answer of the server to a form or a button that sent JSON. */
export type SentAnswer<Done extends object = Stored> =
  | ({ done: true } & Done)
  | { errors: FieldErrors }
  /** Another user has changed it since the form was opened. */
  | { conflict: true }
  | { failed: Failure };

export type StoredContent<Draft> = { version: number; value: Draft };
