import { isPublic, readVisibility } from '../../profile/visibility.ts';

type Facts = { disabled: boolean; isShort: boolean; visibility: unknown };

/**
 * A leaderboard is a public page. It names whoever shows the public both who they are and their tests; everybody else
 * keeps their place on it without a name, a picture or a link.
 */
export function namedOnBoards({ disabled, isShort, visibility }: Facts): boolean {
  const shown = readVisibility(visibility);
  return !disabled && !isShort && isPublic(shown, 'about') && isPublic(shown, 'tests');
}
