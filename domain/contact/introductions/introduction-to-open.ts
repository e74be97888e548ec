import { introductionStatus } from './status.ts';

type Listed = { id: string; recId: string | null; devId: string; status: number };

const justStarted: readonly number[] = [
  introductionStatus.STATUS_WAITING_FOR_DEVELOPER,
  introductionStatus.STATUS_VALIDATED_BY_RECRUITER,
];

/**
 * docs/product/contact.md, Sending a request: after sending, the recruiter is redirected to the new conversation.
 * Returns its developer. `known`: ids that existed before.
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
