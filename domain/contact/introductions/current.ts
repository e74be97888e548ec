import { daysAfter, introductionDelays } from './due.ts';
import { type IntroductionStatus, introductionStatus, phaseOf } from './status.ts';
import type { Place } from './transitions.ts';

/** Ended before both sides had agreed to talk, and not by the team. */
const mayBeAskedAgain: readonly IntroductionStatus[] = [
  introductionStatus.STATUS_CANCELED_BY_DEVELOPER,
  introductionStatus.STATUS_CANCELED_AUTO,
  introductionStatus.STATUS_CANCELLED_BY_RECRUITER,
];

/**
 * Whether the latest introduction of a company and a developer is still current: the `introId` of their interaction. An
 * archived one is replaced by a later application of the developer and, where the two never agreed to talk, after some
 * time. At most one is current, so that a conversation is never started twice.
 */
export function isCurrent(
  { status, since }: { status: IntroductionStatus; since: Date },
  { lastAppliedAt, now }: { lastAppliedAt: Date | null; now: Date },
): boolean {
  if (phaseOf(status) !== 'archived') return true;
  if (lastAppliedAt && lastAppliedAt > since) return false;
  return !mayBeAskedAgain.includes(status) || now < daysAfter(since, introductionDelays.askAgainAfter);
}

/** What a later introduction has replaced is not opened again: the two would have two, or go around a decision of the team. */
export function opensAgain(from: Place, to: IntroductionStatus): boolean {
  return from !== 'none' && phaseOf(from) === 'archived' && phaseOf(to) !== 'archived';
}
