import { createContext, useContext } from 'react';
import type { CardType } from '../../../domain/profile/cards/card.ts';

export type Opening = { card: CardType; mode: 'edit' | 'add' };

/** What every card needs to know about its profile. */
export type ProfileFrame = {
  developerId: string;
  canEdit: boolean;
  /** Undefined for viewers who may not edit: then no card shows whether it is public. */
  hiddenCards: CardType[] | undefined;
  /** The cards that recruiters do not see; undefined for viewers who may not edit. */
  keptFromRecruiters?: CardType[] | undefined;
  /** The page is loading other data: its buttons are disabled. */
  loading: boolean;
  open: (opening: Opening) => void;
  /** The profile is a part of another page, whose title is the heading of the first level. */
  inside?: boolean;
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
