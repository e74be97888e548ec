import * as z from 'zod';
import { firstMessage } from '../conversations/conversation-message.ts';
import { declineSchema } from '../dialogs/decline.ts';
import { termsSchema } from '../terms/terms.ts';
import type { IntroductionEvent } from './event.ts';
import { introductionStatus } from './status.ts';

const { STATUS_WAITING_FOR_DEVELOPER, STATUS_VALIDATED_BY_RECRUITER, STATUS_CANCELLED_BY_RECRUITER } =
  introductionStatus;

/** docs/product/contact.md, Sending a request: the data of the recruiter; the server adds the sender and the time. */
export const introductionRequestSchema = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal(STATUS_WAITING_FOR_DEVELOPER), message: firstMessage, terms: termsSchema }),
    // Needed when the developer applied to no offer that states its terms.
    z.object({ status: z.literal(STATUS_VALIDATED_BY_RECRUITER), terms: termsSchema.optional() }),
    z.object({ status: z.literal(STATUS_CANCELLED_BY_RECRUITER), feedbackDeclineByRec: declineSchema }),
  ],
  'unknown',
);
export type IntroductionRequest = z.output<typeof introductionRequestSchema>;

export type RequestFacts = {
  /** The team reviews the messages of this company before they are sent. */
  review: boolean;
  /** The developer sent contact details with the application. */
  detailsOffered: boolean;
};

/** The event that a request causes. */
export function eventOf({ status }: IntroductionRequest, { review, detailsOffered }: RequestFacts): IntroductionEvent {
  switch (status) {
    case STATUS_WAITING_FOR_DEVELOPER:
      return review ? 'requestForReview' : 'request';
    case STATUS_VALIDATED_BY_RECRUITER:
      return detailsOffered ? 'acceptApplicationWithDetails' : 'acceptApplication';
    case STATUS_CANCELLED_BY_RECRUITER:
      return 'declineApplication';
  }
}
