import { defineTexts } from '../../../i18n/texts.ts';

/** Shorter names than in the header, because five stand side by side on a phone. */
export const bottomBarTexts = defineTexts(
  {
    conversations: 'Messages',
    profile: 'Profil',
    jobManager: 'Offres',
    more: 'Plus',
    settings: 'Paramètres du compte',
  },
  { conversations: 'Messages', profile: 'Profile', jobManager: 'Jobs', more: 'More', settings: 'Account settings' },
);
