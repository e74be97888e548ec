import { isPublic, type ViewerKind, type Visibility } from './visibility.ts';

export type HiddenReason = 'no_profile' | 'quota_exceeded' | 'rec_disabled';

export type Facts = {
  exists: boolean;
  /** Disabled by an administrator. */
  disabled: boolean;
  /** The viewer is a recruiter whose company the team has validated. */
  validated: boolean;
  /** The relation of the viewer's company to this profile, when the viewer is a recruiter with a company. */
  company?: {
    /** Blocked by this developer, or their current employer. */
    unwanted: boolean;
    /** Profiles per day; null: unlimited. */
    dailyLimit: number | null;
    seenToday: number;
    /** This profile was already seen today: seeing it again does not count. */
    alreadySeen: boolean;
  };
};

/** Why the page shows a message instead of the profile; undefined when it shows the profile. */
export function hiddenReason(
  kind: ViewerKind,
  { exists, disabled, validated, company }: Facts,
): HiddenReason | undefined {
  // First of all: such a recruiter must not learn from the answer which addresses have a profile.
  if (kind === 'recruiter' && !validated) return 'rec_disabled';
  if (!exists) return 'no_profile';
  if (kind === 'owner' || kind === 'admin') return undefined;
  // Other viewers must not learn that a profile was disabled.
  if (disabled) return 'no_profile';
  if (kind !== 'recruiter') return undefined;
  // The company must not learn that the developer hides from it.
  if (!company || company.unwanted) return 'no_profile';
  const { dailyLimit, seenToday, alreadySeen } = company;
  return dailyLimit !== null && seenToday >= dailyLimit && !alreadySeen ? 'quota_exceeded' : undefined;
}

/**
 * Whether an alias may reveal its profile to this viewer. The alias is made from the name: where the name is not shown,
 * the alias must look unknown, otherwise names could be tried one after the other. An id reveals nothing, and is not
 * checked.
 */
export function knowsAlias(
  kind: ViewerKind,
  person: { visibility: Visibility; isShort: boolean; disabled: boolean; unwanted: boolean },
): boolean {
  if (kind === 'owner' || kind === 'admin') return true;
  if (person.isShort || person.disabled || person.unwanted) return false;
  return kind === 'recruiter' || isPublic(person.visibility, 'about');
}
