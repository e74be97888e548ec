import { useMatches } from 'react-router';
import type { Cards } from '../../../server/services/profile/profile-view.ts';

/** The data of a card of the open page, for a dialog that needs it. */
export function useProfileData<Card>(card: keyof Cards): Card | undefined {
  const loaded = useMatches().at(-1)?.loaderData as { cards?: Cards } | undefined;
  return loaded?.cards?.[card] as Card | undefined;
}
