/** Why nothing came of it. */
export type Failure = 'forbidden' | 'gone' | 'fault' | 'network' | 'large';

/** What the server says to a card that was sent to it. */
export type CardAnswer =
  | { done: true; alias: string }
  | { errors: Record<string, string> }
  /** Somebody else has changed the card since the form was opened. */
  | { conflict: true }
  | { failed: Failure };

export type CardContent<Draft> = { version: number; value: Draft } | { failed: Failure };
