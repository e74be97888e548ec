import type { TermsDraft } from '../terms/terms.ts';

/** What is typed in the start dialog. `terms`: undefined until the recruiter changes what was filled in. */
export type StartDraft = { message: string; terms?: TermsDraft | undefined };

export const emptyStart: StartDraft = { message: '' };
