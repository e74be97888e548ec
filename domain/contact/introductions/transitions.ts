import type { ActorKind, IntroductionEvent } from './event.ts';
import type { IntroductionStatus } from './status.ts';

/** The status of an introduction; 'none' before there is one. */
export type Place = IntroductionStatus | 'none';

export type Transition = {
  to: IntroductionStatus;
  /** Which actors may cause it, and from which statuses. */
  by: { [kind in ActorKind]?: readonly Place[] };
  /** Statuses in which the event has no effect: repeating it is not an error. */
  already?: readonly Place[];
};

const open = [30, 31, 32, 40] as const;

/** The table of docs/decisions/2026-11-15-introduction-states.md. */
export const transitions: Record<IntroductionEvent, Transition> = {
  request: { to: 20, by: { recruiter: ['none'] }, already: [10, ...open] },
  requestForReview: { to: 10, by: { recruiter: ['none'] }, already: [20, ...open] },
  acceptApplication: { to: 31, by: { recruiter: ['none'] }, already: open },
  acceptApplicationWithDetails: { to: 31, by: { recruiter: ['none'] }, already: open },
  declineApplication: { to: 99, by: { recruiter: ['none'] } },
  withdraw: { to: 99, by: { recruiter: [10, 20] } },
  archive: { to: 91, by: { recruiter: open } },
  // A hire is often known only after the conversation was archived.
  hire: { to: 90, by: { recruiter: [...open, 91, 98] } },
  // Only conversations that both sides had agreed to are opened again; one that the company archived, only by the
  // company.
  reopen: { to: 40, by: { recruiter: [90, 91, 98], developer: [98] } },
  // A developer may change a refusal, answer late, and give contact details later.
  acceptWithDetails: { to: 30, by: { developer: [20, 21, 22, 31, 32, 40] } },
  acceptWithoutDetails: { to: 32, by: { developer: [20, 21, 22] } },
  refuse: { to: 21, by: { developer: [20, ...open] } },
  release: { to: 20, by: { admin: [10] } },
  cancel: { to: 11, by: { admin: [10, 20, ...open] } },
  remind: { to: 20, by: { clock: [20] } },
  cancelUnanswered: { to: 22, by: { clock: [20] } },
  closeSilent: { to: 98, by: { clock: open } },
};
