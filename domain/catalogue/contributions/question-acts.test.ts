import { describe, expect, it } from 'vitest';
import { afterAct, possibleActs, type QuestionAct, type QuestionRole, questionActs } from './question-acts.ts';
import { type QuestionStatus, questionStatuses } from './question-status.ts';

type Line = [QuestionStatus, QuestionAct, QuestionRole, QuestionStatus];

const allowed: Line[] = [
  ['WAITING_FOR_VALIDATION', 'edit', 'author', 'WAITING_FOR_VALIDATION'],
  ['WAITING_FOR_VALIDATION', 'edit', 'admin', 'WAITING_FOR_VALIDATION'],
  ['WAITING_FOR_VALIDATION', 'accept', 'admin', 'PUBLISHED'],
  ['WAITING_FOR_VALIDATION', 'decline', 'admin', 'DECLINED'],
  ['WAITING_FOR_VALIDATION', 'delete', 'admin', 'DELETED'],
  ['WAITING_FOR_VALIDATION', 'withdraw', 'author', 'NOT_PUBLISHED'],
  ['PUBLISHED', 'edit', 'admin', 'PUBLISHED'],
  ['PUBLISHED', 'archive', 'admin', 'ARCHIVED'],
  ['PUBLISHED', 'delete', 'admin', 'DELETED'],
  ['DECLINED', 'resubmit', 'author', 'WAITING_FOR_VALIDATION'],
  ['DECLINED', 'restore', 'admin', 'WAITING_FOR_VALIDATION'],
  ['DECLINED', 'delete', 'admin', 'DELETED'],
  ['NOT_PUBLISHED', 'resubmit', 'author', 'WAITING_FOR_VALIDATION'],
  ['NOT_PUBLISHED', 'delete', 'admin', 'DELETED'],
  ['ARCHIVED', 'restore', 'admin', 'PUBLISHED'],
  ['ARCHIVED', 'delete', 'admin', 'DELETED'],
  ['DELETED', 'restore', 'admin', 'WAITING_FOR_VALIDATION'],
];

describe('actions on a question (docs/product/catalogue.md, Question transitions)', () => {
  const roles: QuestionRole[] = ['author', 'admin'];
  const every = questionStatuses.flatMap((status) =>
    questionActs.flatMap((act) => roles.map((role) => [status, act, role] as const)),
  );

  it.each(every)('%s, %s by the %s', (status, act, role) => {
    const line = allowed.find(([from, done, by]) => from === status && done === act && by === role);
    expect(afterAct(status, act, [role])).toBe(line?.[3]);
  });

  it('are none for a user who is neither author nor administrator', () => {
    for (const status of questionStatuses) expect(possibleActs(status, [])).toEqual([]);
  });

  it('are those of both roles for an administrator who wrote it', () => {
    expect(possibleActs('WAITING_FOR_VALIDATION', ['author', 'admin'])).toEqual([
      'edit',
      'accept',
      'decline',
      'delete',
      'withdraw',
    ]);
  });

  it('lead to every status', () => {
    expect(new Set(allowed.map(([, , , to]) => to))).toEqual(new Set(questionStatuses));
  });
});
