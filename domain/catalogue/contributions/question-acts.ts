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

/** What somebody is to a question. An administrator may have written it, too. */
export type QuestionRole = 'author' | 'admin';

type Step = { to: QuestionStatus; by: readonly QuestionRole[] };

/**
 * All that can be done to a question. What is not here cannot be done. Published again after a deletion only by way of another
 * look; what its author took back does not come back without its author.
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

/** Where an act leads; undefined: it is not for these people, or not from here. */
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

/** Done to many at once without a look at each: only what one press takes back. */
export const safeForMany = ['archive', 'restore'] as const satisfies readonly QuestionAct[];
