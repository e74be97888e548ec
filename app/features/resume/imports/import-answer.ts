import type { ImportPlan } from '../../../../domain/resume/imports/merge.ts';
import type { ImportError } from '../../../../server/services/resume/imports/read-document.ts';

export type ImportFailure =
  | 'signedOut'
  | 'forbidden'
  | 'tooMany'
  | 'busy'
  | 'tooSlow'
  | 'tooLarge'
  | 'fault'
  | 'network';

/** The server's answer to a file: the plan of the import, its success, or the error and the support address. */
export type ImportAnswer =
  | { plan: ImportPlan }
  | { alias: string }
  | (ImportError & { support?: string })
  | { failed: ImportFailure };
