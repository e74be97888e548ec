import type { IntroductionEvent } from './event.ts';
import { type IntroductionStatus, phaseOf } from './status.ts';

/** The delays of automatic changes, in days of 24 hours. */
export const introductionDelays = {
  /** A request without an answer is reminded. */
  remindAfter: 3,
  /** Still without an answer, it is cancelled … */
  cancelAfter: 7,
  /** … but never sooner after the reminder than this, even when the reminder was late. */
  cancelAfterReminder: 2,
  /** A conversation without messages and changes is closed. */
  closeAfterSilence: 60,
  /** A company may contact a developer again after a refusal, no answer, or its own cancellation. */
  askAgainAfter: 180,
} as const;

export type Timed = {
  status: IntroductionStatus;
  /** When it got that status. */
  since: Date;
  /** When the waiting request was reminded. */
  remindedAt: Date | null;
  /** The last message of either side. */
  lastMessageAt: Date | null;
};
export type Due = { event: Extract<IntroductionEvent, 'remind' | 'cancelUnanswered' | 'closeSilent'>; at: Date };

/** The next automatic change and its moment, if no person acts before; undefined when there is none. */
export function dueAt({ status, since, remindedAt, lastMessageAt }: Timed): Due | undefined {
  const { remindAfter, cancelAfter, cancelAfterReminder, closeAfterSilence } = introductionDelays;
  switch (phaseOf(status)) {
    case 'waitingForDeveloper':
      if (!remindedAt) return { event: 'remind', at: daysAfter(since, remindAfter) };
      return {
        event: 'cancelUnanswered',
        at: later(daysAfter(since, cancelAfter), daysAfter(remindedAt, cancelAfterReminder)),
      };
    case 'open':
      return { event: 'closeSilent', at: daysAfter(later(since, lastMessageAt ?? since), closeAfterSilence) };
    case 'waitingForAdmin':
    case 'archived':
      return undefined;
  }
}

/** The automatic change that is due now. */
export function dueEvent(introduction: Timed, now: Date): Due['event'] | undefined {
  const due = dueAt(introduction);
  return due && due.at <= now ? due.event : undefined;
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

const later = (a: Date, b: Date) => (a > b ? a : b);
