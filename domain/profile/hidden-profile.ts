import type { ViewerKind } from './visibility.ts';

export type HiddenReason = 'no_profile' | 'quota_exceeded' | 'rec_disabled';

export type Facts = {
  exists: boolean;
  /** Taken out by an administrator. */
  disabled: boolean;
  /** The viewer's company, when the viewer is a recruiter with one. */
  company?: {
    validated: boolean;
    /** Blocked by this developer, or their employer of today. */
    unwanted: boolean;
    /** Profiles a day; null: as many as they like. */
    dailyLimit: number | null;
    seenToday: number;
    /** This profile is among those seen today: looking again costs nothing. */
    alreadySeen: boolean;
  };
};

/** Why the page shows a message instead of the profile; undefined when it shows the profile. */
export function hiddenReason(kind: ViewerKind, { exists, disabled, company }: Facts): HiddenReason | undefined {
  if (!exists) return 'no_profile';
  if (kind === 'owner' || kind === 'admin') return undefined;
  // Others are not told that somebody was taken out.
  if (disabled) return 'no_profile';
  if (kind !== 'recruiter') return undefined;
  if (!company?.validated) return 'rec_disabled';
  // That somebody hides from them is the last thing they are to learn.
  if (company.unwanted) return 'no_profile';
  const { dailyLimit, seenToday, alreadySeen } = company;
  return dailyLimit !== null && seenToday >= dailyLimit && !alreadySeen ? 'quota_exceeded' : undefined;
}
