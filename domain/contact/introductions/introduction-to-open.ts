import { introductionStatus } from './status.ts';

type Listed = { id: string; recId: string | null; devId: string; status: number };

const justStarted: readonly number[] = [
  introductionStatus.STATUS_WAITING_FOR_DEVELOPER,
  introductionStatus.STATUS_VALIDATED_BY_RECRUITER,
];

/**
 * 'When a new introduction started by this recruiter (status STATUS_WAITING_FOR_DEVELOPER or STATUS_VALIDATED_BY_RECRUITER)
 * appears for the company (optionally for the given developer), the recruiter is redirected.' Returns the developer whose
 * conversation to open. `known`: ids that were there before.
 */
export function introductionToOpen(
  introductions: readonly Listed[],
  { known, recId, devId }: { known: ReadonlySet<string>; recId: string; devId?: string },
): string | undefined {
  return introductions.find(
    (one) =>
      !known.has(one.id) &&
      one.recId === recId &&
      justStarted.includes(one.status) &&
      (devId === undefined || one.devId === devId),
  )?.devId;
}
