import type { ActorKind, IntroductionEvent } from './event.ts';
import { type IntroductionStatus, introductionStatus, openStatuses as open } from './status.ts';

/** The status of an introduction; 'none' before there is one. */
export type Place = IntroductionStatus | 'none';

export type Transition = {
  to: IntroductionStatus;
  /** Which actors may cause it, and from which statuses. */
  by: { [kind in ActorKind]?: readonly Place[] };
  /** Statuses in which the event has no effect: repeating it is not an error. */
  already?: readonly Place[];
};

/** Short names for the table below. */
const {
  STATUS_WAITING_FOR_ADMIN: inReview,
  CANCELED_BY_ADMIN: cancelledByTeam,
  STATUS_WAITING_FOR_DEVELOPER: waiting,
  STATUS_CANCELED_BY_DEVELOPER: refused,
  STATUS_CANCELED_AUTO: unanswered,
  STATUS_VALIDATED_BY_DEVELOPER: accepted,
  STATUS_VALIDATED_BY_RECRUITER: applicationAccepted,
  STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES: acceptedWithoutDetails,
  STATUS_REOPEN: reopened,
  ARCHIVED_HIRED: hired,
  ARCHIVED: archived,
  STATUS_CLOSED_AUTOMATICALLY: closedAutomatically,
  STATUS_CANCELLED_BY_RECRUITER: withdrawn,
} = introductionStatus;

/** The table of docs/decisions/2026-11-15-introduction-states.md. */
export const transitions: Record<IntroductionEvent, Transition> = {
  request: { to: waiting, by: { recruiter: ['none'] }, already: [inReview, ...open] },
  requestForReview: { to: inReview, by: { recruiter: ['none'] }, already: [waiting, ...open] },
  acceptApplication: { to: applicationAccepted, by: { recruiter: ['none'] }, already: open },
  acceptApplicationWithDetails: { to: applicationAccepted, by: { recruiter: ['none'] }, already: open },
  declineApplication: { to: withdrawn, by: { recruiter: ['none'] } },
  withdraw: { to: withdrawn, by: { recruiter: [inReview, waiting] } },
  archive: { to: archived, by: { recruiter: open } },
  // A hire is often known only after the conversation was archived.
  hire: { to: hired, by: { recruiter: [...open, archived, closedAutomatically] } },
  // Only conversations that both sides had agreed to are opened again; one that the company archived, only by the
  // company.
  reopen: { to: reopened, by: { recruiter: [hired, archived, closedAutomatically], developer: [closedAutomatically] } },
  // A developer may change a refusal, answer late, and give contact details later.
  acceptWithDetails: {
    to: accepted,
    by: { developer: [waiting, refused, unanswered, applicationAccepted, acceptedWithoutDetails, reopened] },
  },
  acceptWithoutDetails: { to: acceptedWithoutDetails, by: { developer: [waiting, refused, unanswered] } },
  refuse: { to: refused, by: { developer: [waiting, ...open] } },
  release: { to: waiting, by: { admin: [inReview] } },
  cancel: { to: cancelledByTeam, by: { admin: [inReview, waiting, ...open] } },
  remind: { to: waiting, by: { clock: [waiting] } },
  cancelUnanswered: { to: unanswered, by: { clock: [waiting] } },
  closeSilent: { to: closedAutomatically, by: { clock: open } },
};
