import type { Filled } from '../first-message/filled.ts';
import type { TermsDraft } from '../terms/terms.ts';

/** What is typed in the start dialog. `terms`: undefined until the recruiter changes what was filled in. */
export type StartDraft = {
  message: string;
  terms?: TermsDraft | undefined;
  /** The template of the message, as it was when it was chosen. */
  filled?: Filled | undefined;
};

export const emptyStart: StartDraft = { message: '' };
