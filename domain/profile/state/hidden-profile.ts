import type { ProfileAccess } from '../../permissions/profile.ts';

export type HiddenReason = 'no_profile' | 'quota_exceeded' | 'rec_disabled';

/** The views of the viewer's company, when the viewer is a recruiter with a company. */
export type CompanyViews = {
  /** Profiles per day; null: unlimited. */
  dailyLimit: number | null;
  seenToday: number;
  /** This profile was already seen today: seeing it again does not count. */
  alreadySeen: boolean;
};

/** Why the page shows a message instead of the profile; undefined when it shows the profile. */
export function hiddenReason(access: ProfileAccess, views: CompanyViews | undefined): HiddenReason | undefined {
  if (access === 'companyNotValidated') return 'rec_disabled';
  if (access === 'unknown') return 'no_profile';
  if (!views) return undefined;
  const { dailyLimit, seenToday, alreadySeen } = views;
  return dailyLimit !== null && seenToday >= dailyLimit && !alreadySeen ? 'quota_exceeded' : undefined;
}
