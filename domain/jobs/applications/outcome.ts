import { type IntroductionStatus, introductionStatus, phaseOf } from '../../contact/introductions/status.ts';

/** docs/product/jobs.md, The developer’s applications page: what became of an application that the company answered. */
export type Outcome = 'declined' | 'toAnswer' | 'inTouch' | 'hired' | 'over';

/** By the conversation that belongs to the application. `declined`: the company gave a reason for not going on. */
export function outcomeOf({ status, declined }: { status: IntroductionStatus; declined: boolean }): Outcome {
  if (declined) return 'declined';
  if (status === introductionStatus.ARCHIVED_HIRED) return 'hired';
  const phase = phaseOf(status);
  if (phase === 'waitingForDeveloper') return 'toAnswer';
  return phase === 'open' ? 'inTouch' : 'over';
}
