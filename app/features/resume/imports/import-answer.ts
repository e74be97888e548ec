import type { ImportPlan } from '../../../../domain/resume/imports/merge.ts';

export type ImportFailure =
  | 'signedOut'
  | 'forbidden'
  | 'tooMany'
  | 'busy'
  | 'tooSlow'
  | 'tooLarge'
  | 'fault'
  | 'network';

/** What the server says to a file: what it would do, that it was done, or why not and who can help. */
export type ImportAnswer =
  | { plan: ImportPlan }
  | { alias: string }
  | { error: 'language' | 'general' | 'json'; original?: string; support?: string }
  | { failed: ImportFailure };
