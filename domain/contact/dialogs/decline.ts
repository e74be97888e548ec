import * as z from 'zod';
import { optionalText } from '../../profile/text-limits.ts';

/** 'Decline reasons: experience, inadequate, other.' */
export const declineReasons = ['experience', 'inadequate', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const declineMessageLimit = 1000;

/** The text box 'Expliquez vos raisons' and the notice below it. */
export const asksForReasons = (code: DeclineReason | null): boolean => code === 'other';

const reason = <T extends DeclineReason>(code: T) => z.literal(code);

/**
 * feedbackDeclineByRec. 'An empty message is stored as null'; so is one whose box was put away by choosing another
 * reason: the developer must not get to read what the recruiter no longer saw.
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
