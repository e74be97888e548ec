import { mayStartConversations, type RecruiterFlags } from '../../permissions/contact.ts';

/** All events of an introduction. */
export const introductionEvents = [
  // by the recruiter
  'request',
  'requestForReview',
  'acceptApplication',
  'acceptApplicationWithDetails',
  'declineApplication',
  'withdraw',
  'archive',
  'hire',
  'reopen',
  // by the developer (who may also reopen)
  'acceptWithDetails',
  'acceptWithoutDetails',
  'refuse',
  // by the team
  'release',
  'cancel',
  // automatic
  'remind',
  'cancelUnanswered',
  'closeSilent',
] as const;
export type IntroductionEvent = (typeof introductionEvents)[number];

export const actorKinds = ['recruiter', 'developer', 'admin', 'clock'] as const;
export type ActorKind = (typeof actorKinds)[number];

/**
 * The actor of an event. The service checks that it is the introduction's own developer, or a member of its company.
 */
export type Actor = ({ kind: 'recruiter' } & RecruiterFlags) | { kind: Exclude<ActorKind, 'recruiter'> };

/** A recruiter needs the right to start conversations for every action on an introduction. */
export const isPermitted = (actor: Actor): boolean => actor.kind !== 'recruiter' || mayStartConversations(actor);
