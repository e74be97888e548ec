import type { IntroductionEvent } from './event.ts';
import { type IntroductionStatus, phaseOf } from './status.ts';

/** How long the clock waits, in days of 24 hours. */
export const introductionDelays = {
  /** A request without an answer is brought to the developer's mind. */
  remindAfter: 3,
  /** Still without an answer, it is cancelled … */
  cancelAfter: 7,
  /** … but never sooner after the reminder than this, however late that went out. */
  cancelAfterReminder: 2,
  /** A conversation in which nobody writes and nothing changes is closed. */
  closeAfterSilence: 60,
  /** A company may ask anew whoever refused, did not answer or was asked by mistake. */
  askAgainAfter: 180,
} as const;

export type Timed = {
  status: IntroductionStatus;
  /** When it got that status. */
  since: Date;
  /** When the request that waits was brought to mind. */
  remindedAt: Date | null;
  /** The last message of either side. */
  lastMessageAt: Date | null;
};
export type Due = { event: Extract<IntroductionEvent, 'remind' | 'cancelUnanswered' | 'closeSilent'>; at: Date };

/** What the clock will do next if nobody does anything, and when; undefined when it has nothing to do. */
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

/** What the clock is to do now. */
export function dueEvent(introduction: Timed, now: Date): Due['event'] | undefined {
  const due = dueAt(introduction);
  return due && due.at <= now ? due.event : undefined;
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

const later = (a: Date, b: Date) => (a > b ? a : b);
