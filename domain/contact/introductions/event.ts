import { mayStartConversations, type RecruiterFlags } from '../conversations/conversation-right.ts';

/** All that can happen to an introduction. */
export const introductionEvents = [
  // the recruiter's
  'request',
  'requestForReview',
  'acceptApplication',
  'acceptApplicationWithDetails',
  'declineApplication',
  'withdraw',
  'archive',
  'hire',
  'reopen',
  // the developer's (who may also reopen)
  'acceptWithDetails',
  'acceptWithoutDetails',
  'refuse',
  // the team's
  'release',
  'cancel',
  // the clock's
  'remind',
  'cancelUnanswered',
  'closeSilent',
] as const;
export type IntroductionEvent = (typeof introductionEvents)[number];

export const actorKinds = ['recruiter', 'developer', 'admin', 'clock'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** Who acts. That it is the introduction's own developer, or somebody of its company, is for the service to know. */
export type Actor = ({ kind: 'recruiter' } & RecruiterFlags) | { kind: Exclude<ActorKind, 'recruiter'> };

/** What a recruiter does to an introduction takes the same right as starting one. */
export const isPermitted = (actor: Actor): boolean => actor.kind !== 'recruiter' || mayStartConversations(actor);
