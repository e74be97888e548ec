import type { SessionView } from '../../../../server/services/assessments/session/view-session.ts';

type Standing = Pick<SessionView, 'status' | 'questionIndex' | 'question'>;

const order = { WAITING: 0, STARTED: 1, COMPLETED: 2 };

/** Responses can arrive out of order: an older view never replaces a newer one. */
export function isBehind(one: Standing, other: Standing): boolean {
  const [a, b] = [one, other].map(({ status, questionIndex, question }) => [
    order[status],
    questionIndex,
    question ? 1 : 0,
  ]);
  for (const [index, value] of (a ?? []).entries()) {
    const against = b?.[index] ?? 0;
    if (value !== against) return value < against;
  }
  return false;
}
