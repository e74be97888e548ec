import { daysAfter, introductionDelays } from './due.ts';
import { type IntroductionStatus, phaseOf } from './status.ts';

/** Ended before both had agreed to talk, and not by the team. */
const mayBeAskedAgain: readonly IntroductionStatus[] = [21, 22, 99];

/**
 * Whether the latest introduction of a company and a developer still stands between them: the `introId` of their
 * interaction. An archived one gives way to an application made since (the developer comes anew), and, where nobody had
 * agreed, to time. At most one stands, so that nothing is started twice.
 */
export function isCurrent(
  { status, since }: { status: IntroductionStatus; since: Date },
  { lastAppliedAt, now }: { lastAppliedAt: Date | null; now: Date },
): boolean {
  if (phaseOf(status) !== 'archived') return true;
  if (lastAppliedAt && lastAppliedAt > since) return false;
  return !mayBeAskedAgain.includes(status) || now < daysAfter(since, introductionDelays.askAgainAfter);
}
