import type { QuestionStatus } from './question-status.ts';

export const questionActs = [
  'edit',
  'accept',
  'decline',
  'archive',
  'delete',
  'restore',
  'withdraw',
  'resubmit',
] as const;
export type QuestionAct = (typeof questionActs)[number];

/** The relation of a user to a question. An administrator may be its author too. */
export type QuestionRole = 'author' | 'admin';

type Step = { to: QuestionStatus; by: readonly QuestionRole[] };

/**
 * All allowed actions on a question. A deleted question is published again only after another review; one that its
 * author withdrew is submitted again only by its author.
 */
const steps: Record<QuestionStatus, Partial<Record<QuestionAct, Step>>> = {
  WAITING_FOR_VALIDATION: {
    edit: { to: 'WAITING_FOR_VALIDATION', by: ['author', 'admin'] },
    accept: { to: 'PUBLISHED', by: ['admin'] },
    decline: { to: 'DECLINED', by: ['admin'] },
    delete: { to: 'DELETED', by: ['admin'] },
    withdraw: { to: 'NOT_PUBLISHED', by: ['author'] },
  },
  PUBLISHED: {
    edit: { to: 'PUBLISHED', by: ['admin'] },
    archive: { to: 'ARCHIVED', by: ['admin'] },
    delete: { to: 'DELETED', by: ['admin'] },
  },
  DECLINED: {
    resubmit: { to: 'WAITING_FOR_VALIDATION', by: ['author'] },
    restore: { to: 'WAITING_FOR_VALIDATION', by: ['admin'] },
    delete: { to: 'DELETED', by: ['admin'] },
  },
  NOT_PUBLISHED: {
    resubmit: { to: 'WAITING_FOR_VALIDATION', by: ['author'] },
    delete: { to: 'DELETED', by: ['admin'] },
  },
  ARCHIVED: {
    restore: { to: 'PUBLISHED', by: ['admin'] },
    delete: { to: 'DELETED', by: ['admin'] },
  },
  DELETED: {
    restore: { to: 'WAITING_FOR_VALIDATION', by: ['admin'] },
  },
};

/** The status after an action; undefined: these roles may not do it, or not from this status. */
export function afterAct(
  status: QuestionStatus,
  act: QuestionAct,
  roles: readonly QuestionRole[],
): QuestionStatus | undefined {
  const step = steps[status][act];
  return step?.by.some((role) => roles.includes(role)) ? step.to : undefined;
}

export function possibleActs(status: QuestionStatus, roles: readonly QuestionRole[]): QuestionAct[] {
  return questionActs.filter((act) => afterAct(status, act, roles) !== undefined);
}

/** Actions for many questions at once, without looking at each: only those that one click can undo. */
export const safeForMany = ['archive', 'restore'] as const satisfies readonly QuestionAct[];
