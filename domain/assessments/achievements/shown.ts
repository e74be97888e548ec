import { seesCard, type ViewerKind, type Visibility } from '../../profile/visibility.ts';
import { type AchievementId, achievementRules } from './achievements.ts';

/**
 * Who sees an unlocked achievement of somebody whose page they may open. What is shared is for everybody; without that,
 * visitors who are nobody in particular see none, and others see what the profile shows them anyway.
 */
export function seesAchievement(
  kind: ViewerKind,
  visibility: Visibility,
  { id, shared }: { id: AchievementId; shared: boolean },
): boolean {
  if (kind === 'owner' || kind === 'admin' || shared) return true;
  if (kind === 'anonymous') return false;
  const about = achievementRules[id].kind;
  if (about === 'contact') return false;
  return seesCard(kind, visibility, about === 'tests' ? 'tests' : 'about');
}

/** Whether there is anything of a profile for people from outside: what was shared is there as long as this holds. */
export function isOpenToPublic(profile: { disabled: boolean; isShort: boolean; visibility: Visibility }): boolean {
  return !profile.disabled && !profile.isShort && profile.visibility.all;
}
