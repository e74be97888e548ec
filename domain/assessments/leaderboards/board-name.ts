import { isPublic, readVisibility } from '../../profile/visibility.ts';

type Facts = { disabled: boolean; isShort: boolean; visibility: unknown };

/**
 * A leaderboard is a public page. It names a player who shows the public both their name and their tests; every other
 * player keeps the rank without a name, a picture or a link.
 */
export function namedOnBoards({ disabled, isShort, visibility }: Facts): boolean {
  const shown = readVisibility(visibility);
  return !disabled && !isShort && isPublic(shown, 'about') && isPublic(shown, 'tests');
}
