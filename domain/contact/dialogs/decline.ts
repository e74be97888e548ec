import * as z from 'zod';
import { optionalText } from '../../profile/text-limits.ts';
import type { DeclineReason } from './reply-draft.ts';

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
