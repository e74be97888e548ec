import * as z from 'zod';
import { optionalText } from '../../profile/text-limits.ts';
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

export const declineMessageLimit = 1000;

/** Whether the text box « Expliquez vos raisons » and its notice are shown. */
export const asksForReasons = (code: DeclineReason | null): boolean => code === 'other';

const reason = <T extends DeclineReason>(code: T) => z.literal(code);

/**
 * feedbackDeclineByRec. An empty message is stored as null; so is a message that was typed before another reason hid
 * its box: the developer must not read a text that the recruiter no longer saw.
 */
export const declineSchema = z
  .discriminatedUnion(
    'code',
    [
      z.object({ code: reason('experience') }),
      z.object({ code: reason('inadequate') }),
      z.object({ code: reason('other'), message: optionalText(declineMessageLimit).default(null) }),
    ],
    'required',
  )
  .transform(({ code, ...rest }) => ({ code, message: 'message' in rest ? rest.message : null }));
export type DeclineFeedback = { code: DeclineReason; message: string | null };
