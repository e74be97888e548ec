import { seesCard, type ViewerKind } from '../../permissions/profile.ts';
import type { CardType } from '../../profile/cards/card.ts';
import type { Visibility } from '../../profile/visibility.ts';
import { type AchievementId, achievementRules } from './achievements.ts';
import type { FactName } from './facts.ts';

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
  const { kind: about, fact } = achievementRules[id];
  if (about === 'contact') return false;
  const card = about === 'tests' ? 'tests' : (cardsOfFacts[fact] ?? 'about');
  return seesCard(kind, visibility, card);
}

/** An achievement about the content of a card that can be hidden would tell that there is something in it. */
const cardsOfFacts: Partial<Record<FactName, CardType>> = { projects: 'projects', links: 'links' };

/** Whether the profile has a public page at all: shared achievements are visible only while it has one. */
export function isOpenToPublic(profile: { disabled: boolean; isShort: boolean; visibility: Visibility }): boolean {
  return !profile.disabled && !profile.isShort && profile.visibility.all;
}
