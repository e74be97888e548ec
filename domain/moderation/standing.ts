import { leavingReason } from '../privacy/erasure.ts';
import { isOnWaitingList } from '../profile/state/waiting-list.ts';

type Standing = { disabled: boolean; disabledReason: string | null; isShort: boolean; validationStatus: string | null };

/** The actions of an administrator on a profile in its current state. */
export type ModerationAct = 'activate' | 'review' | 'disable';

/**
 * docs/product/moderation.md, Validation of profiles: only a disabled profile is activated. A complete profile that
 * waits for its first review is reviewed, which stores the same values; every profile that is not disabled can be
 * disabled.
 */
export function possibleActs({ disabled, disabledReason, isShort, validationStatus }: Standing): ModerationAct[] {
  // A developer who is leaving can only come back by their own action.
  if (disabled) return disabledReason === leavingReason ? [] : ['activate'];
  const waits = !isShort && isOnWaitingList({ validationStatus });
  return waits ? ['review', 'disable'] : ['disable'];
}

/** docs/product/moderation.md, Validation of profiles. */
export function activated(adminId: string, now: Date) {
  return {
    validationStatus: 'reviewed',
    validationAdminId: adminId,
    validationDate: now,
    disabledAt: null,
    disabledReason: null,
  } as const;
}

/** docs/product/moderation.md, Disabling a profile. */
export function disabledFor(reason: string, now: Date) {
  return {
    validationStatus: null,
    validationAdminId: null,
    validationDate: null,
    disabledAt: now,
    disabledReason: reason,
  } as const;
}
