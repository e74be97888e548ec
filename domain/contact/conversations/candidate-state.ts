import {
  archivedStatuses,
  type IntroductionStatus,
  introductionStatus,
  openStatuses,
} from '../introductions/status.ts';

/** The columns of the candidate manager. */
export const candidateStates = ['applied', 'liked', 'waiting', 'open', 'hired', 'archived'] as const;
export type CandidateState = (typeof candidateStates)[number];

/**
 * The statuses of each column; a candidate without an introduction, or with a new application after an archived one, is
 * in 'applied', or in 'liked' when it was only a like.
 */
export const statusesOf: Record<Exclude<CandidateState, 'applied' | 'liked'>, readonly IntroductionStatus[]> = {
  waiting: [introductionStatus.STATUS_WAITING_FOR_ADMIN, introductionStatus.STATUS_WAITING_FOR_DEVELOPER],
  open: openStatuses,
  hired: [introductionStatus.ARCHIVED_HIRED],
  archived: archivedStatuses.filter((status) => status !== introductionStatus.ARCHIVED_HIRED),
};

/** The lists of a developer's conversations. */
export const conversationLists = ['waiting', 'open', 'archived'] as const;
export type ConversationList = (typeof conversationLists)[number];

export const listStatuses: Record<ConversationList, readonly IntroductionStatus[]> = {
  waiting: [introductionStatus.STATUS_WAITING_FOR_DEVELOPER],
  open: openStatuses,
  archived: [...statusesOf.hired, ...statusesOf.archived],
};
