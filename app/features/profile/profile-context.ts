import { createContext, useContext } from 'react';
import type { CardType } from '../../../domain/profile/card.ts';

export type Opening = { card: CardType; mode: 'edit' | 'add' };

/** What every card of a page needs to know of the profile around it. */
export type ProfileFrame = {
  developerId: string;
  canEdit: boolean;
  /** Undefined for those who may not edit: then no card says whether it is public. */
  hiddenCards: CardType[] | undefined;
  open: (opening: Opening) => void;
};

export const ProfileContext = createContext<ProfileFrame>({
  developerId: '',
  canEdit: false,
  hiddenCards: undefined,
  open: () => {},
});

export function useProfile(): ProfileFrame {
  return useContext(ProfileContext);
}
