import { leavingReason } from '../privacy/erasure.ts';

type Standing = { disabled: boolean; disabledReason: string | null; isShort: boolean; validationStatus: string | null };

/** What an administrator can do about a profile as it stands. */
export type ModerationAct = 'activate' | 'review' | 'disable';

/**
 * 'Admin activate (only when currently disabled)'. A whole profile that waits for its first look is reviewed, which writes
 * the same; everything that is not disabled can be.
 */
export function possibleActs({ disabled, disabledReason, isShort, validationStatus }: Standing): ModerationAct[] {
  // Who is leaving comes back by saying so; nobody brings them back.
  if (disabled) return disabledReason === leavingReason ? [] : ['activate'];
  const waits = !isShort && (validationStatus === null || validationStatus === 'waiting');
  return waits ? ['review', 'disable'] : ['disable'];
}

/** 'Sets validationStatus to {status: 'reviewed', adminUid, validationDate: now} … sets disabled to false.' */
export function activated(adminId: string, now: Date) {
  return {
    validationStatus: 'reviewed',
    validationAdminId: adminId,
    validationDate: now,
    disabledAt: null,
    disabledReason: null,
  } as const;
}

/** 'Clears validationStatus … sets disabled to {date: now, reason}.' */
export function disabledFor(reason: string, now: Date) {
  return {
    validationStatus: null,
    validationAdminId: null,
    validationDate: null,
    disabledAt: now,
    disabledReason: reason,
  } as const;
}
