import { createContext, type ReactNode, useContext } from 'react';
import type { CardType } from '../../../domain/profile/cards/card.ts';

export type Opening = { card: CardType; mode: 'edit' | 'add' };

/** What every card of a page needs to know of the profile around it. */
export type ProfileFrame = {
  developerId: string;
  canEdit: boolean;
  /** Undefined for those who may not edit: then no card says whether it is public. */
  hiddenCards: CardType[] | undefined;
  /** The page is on its way to other data: its buttons wait. */
  loading: boolean;
  open: (opening: Opening) => void;
  /** What opens the team's recommendation, for those who may read it. */
  recommendation?: ReactNode;
};

export const ProfileContext = createContext<ProfileFrame>({
  developerId: '',
  canEdit: false,
  hiddenCards: undefined,
  loading: false,
  open: () => {},
});

export function useProfile(): ProfileFrame {
  return useContext(ProfileContext);
}
