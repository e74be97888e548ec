import type { ActorKind, IntroductionEvent } from '../../../domain/contact/introductions/event.ts';

export type Step = { event: IntroductionEvent; by: ActorKind /** Days after the beginning. */; day: number };

/** The course of an introduction so far. */
export type Story = {
  /** Begun by a message of the company, or by an application of the developer. */
  begins: 'request' | 'application';
  steps: readonly Step[];
  /** How many days ago it began, at least and at most. */
  age: readonly [number, number];
  /** How many messages followed once both sides had agreed. */
  talk: number;
};

const step = (by: ActorKind, event: IntroductionEvent, day = 0): Step => ({ event, by, day });
const request = step('recruiter', 'request');

/** One story for each status that an introduction can have, named by its result. */
export const stories = {
  held: { begins: 'request', steps: [step('recruiter', 'requestForReview')], age: [0.2, 0.8], talk: 0 },
  heldBack: {
    begins: 'request',
    steps: [step('recruiter', 'requestForReview'), step('admin', 'cancel', 1)],
    age: [6, 20],
    talk: 0,
  },
  waiting: { begins: 'request', steps: [request], age: [1.1, 2.6], talk: 0 },
  reminded: { begins: 'request', steps: [request, step('clock', 'remind', 3)], age: [4.2, 6.2], talk: 0 },
  refused: { begins: 'request', steps: [request, step('developer', 'refuse', 2)], age: [5, 40], talk: 0 },
  unanswered: {
    begins: 'request',
    steps: [request, step('clock', 'remind', 3), step('clock', 'cancelUnanswered', 7)],
    age: [9, 60],
    talk: 0,
  },
  cancelled: { begins: 'request', steps: [request, step('admin', 'cancel', 1)], age: [8, 20], talk: 0 },
  withdrawn: { begins: 'request', steps: [request, step('recruiter', 'withdraw', 1)], age: [3, 30], talk: 0 },
  accepted: {
    begins: 'request',
    steps: [request, step('developer', 'acceptWithDetails', 1)],
    age: [6, 40],
    talk: 4,
  },
  acceptedWithoutDetails: {
    begins: 'request',
    steps: [request, step('developer', 'acceptWithoutDetails', 1)],
    age: [4, 25],
    talk: 2,
  },
  applicant: { begins: 'application', steps: [step('recruiter', 'acceptApplication')], age: [5, 30], talk: 3 },
  declined: { begins: 'application', steps: [step('recruiter', 'declineApplication')], age: [3, 30], talk: 0 },
  reopened: {
    begins: 'request',
    steps: [
      request,
      step('developer', 'acceptWithDetails', 2),
      step('recruiter', 'archive', 12),
      step('recruiter', 'reopen', 20),
    ],
    age: [24, 50],
    talk: 4,
  },
  hired: {
    begins: 'request',
    steps: [request, step('developer', 'acceptWithDetails', 1), step('recruiter', 'hire', 28)],
    age: [50, 100],
    talk: 5,
  },
  archived: {
    begins: 'request',
    steps: [request, step('developer', 'acceptWithoutDetails', 2), step('recruiter', 'archive', 16)],
    age: [25, 90],
    talk: 3,
  },
  // Closed sixty days after the last message, whose date is known only once the messages are made.
  silent: {
    begins: 'request',
    steps: [request, step('developer', 'acceptWithoutDetails', 2), step('clock', 'closeSilent', 70)],
    age: [75, 110],
    talk: 2,
  },
} as const satisfies Record<string, Story>;

export type StoryName = keyof typeof stories;
