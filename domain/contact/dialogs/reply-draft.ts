import type { TermsDraft } from '../terms/terms.ts';

/** docs/product/contact.md, The reply dialog. */
export const declineReasons = ['experience', 'inadequate', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * What is typed in the reply dialog; the page keeps it while it is open, also when the dialog is closed. `terms`: what
 * is offered with a conversation, once the recruiter has changed it.
 */
export type ReplyDraft = { code: DeclineReason | undefined; message: string; terms?: TermsDraft | undefined };
export const emptyReply: ReplyDraft = { code: undefined, message: '' };
