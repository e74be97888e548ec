import { canKnowAlias, canOpenProfile, type ProfileFacts } from '../../permissions/profile.ts';
import { cardTypes } from '../cards/card.ts';
import { isPublic, type Visibility } from '../visibility.ts';

/**
 * What a visitor finds behind the link that a developer passes on: the profile with its name, cards without a name, no
 * card at all, or a message because the profile cannot be opened.
 */
export type PublicLink = 'named' | 'unnamed' | 'empty' | 'closed';

/** docs/product/profile.md, The public link: an address with the name is passed on only where the name is public. */
export function publicLink(profile: ProfileFacts & { visibility: Visibility }): PublicLink {
  if (!canOpenProfile(undefined, profile)) return 'closed';
  if (canKnowAlias(undefined, profile)) return 'named';
  return cardTypes.some((card) => isPublic(profile.visibility, card)) ? 'unnamed' : 'empty';
}
