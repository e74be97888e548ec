import { isPublic, type ViewerKind, type Visibility } from './visibility.ts';

export type HiddenReason = 'no_profile' | 'quota_exceeded' | 'rec_disabled';

export type Facts = {
  exists: boolean;
  /** Taken out by an administrator. */
  disabled: boolean;
  /** The viewer is a recruiter whose company the team has validated. */
  validated: boolean;
  /** The viewer's company and this profile, when the viewer is a recruiter with one. */
  company?: {
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
export function hiddenReason(
  kind: ViewerKind,
  { exists, disabled, validated, company }: Facts,
): HiddenReason | undefined {
  // Before all else: such a recruiter must not learn from the answer which addresses lead to a person.
  if (kind === 'recruiter' && !validated) return 'rec_disabled';
  if (!exists) return 'no_profile';
  if (kind === 'owner' || kind === 'admin') return undefined;
  // Others are not told that somebody was taken out.
  if (disabled) return 'no_profile';
  if (kind !== 'recruiter') return undefined;
  // That somebody hides from them is the last thing they are to learn.
  if (!company || company.unwanted) return 'no_profile';
  const { dailyLimit, seenToday, alreadySeen } = company;
  return dailyLimit !== null && seenToday >= dailyLimit && !alreadySeen ? 'quota_exceeded' : undefined;
}

/**
 * Whether this viewer may learn whose address an alias is. The alias is made from the name: where the name is not shown,
 * the alias is as unknown as any other, or names could be tried one after the other. An id tells nothing, and is not asked.
 */
export function knowsAlias(
  kind: ViewerKind,
  person: { visibility: Visibility; isShort: boolean; disabled: boolean; unwanted: boolean },
): boolean {
  if (kind === 'owner' || kind === 'admin') return true;
  if (person.isShort || person.disabled || person.unwanted) return false;
  return kind === 'recruiter' || isPublic(person.visibility, 'about');
}
