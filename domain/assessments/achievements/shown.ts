import { seesCard, type ViewerKind } from '../../permissions/profile.ts';
import type { Visibility } from '../../profile/visibility.ts';
import { type AchievementId, achievementRules } from './achievements.ts';

/**
 * Who sees an unlocked achievement of a developer whose page they may open. Shared ones are for every visitor; of the
 * others, anonymous visitors see none, and other users see those of visible cards, but none about contact.
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

/** Whether the profile has a public page at all: shared achievements are visible only while it has one. */
export function isOpenToPublic(profile: { disabled: boolean; isShort: boolean; visibility: Visibility }): boolean {
  return !profile.disabled && !profile.isShort && profile.visibility.all;
}
