import type { ImportPlan } from '../../../domain/resume/merge.ts';

/** What the server says to a file: what it would do, that it was done, or why not. */
export type ImportAnswer =
  | { plan: ImportPlan }
  | { alias: string }
  | { error: 'language' | 'general' | 'json'; original?: string }
  | { failed: 'forbidden' | 'tooMany' | 'tooLarge' | 'fault' | 'network' };
