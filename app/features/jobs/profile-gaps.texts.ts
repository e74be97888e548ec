import { defineTexts } from '../../i18n/texts.ts';

/** What a profile lacks before offers can be found for it. */
export const profileGapsTexts = defineTexts(
  {
    gaps: {
      technologies: 'vos technologies favorites',
      profession: 'votre métier',
      wishes: 'vos contrats et vos villes',
    },
    toSee: (gaps: string) => `Pour voir ici les offres qui vous correspondent, il manque à votre profil : ${gaps}.`,
    toBeTold: (gaps: string) =>
      `Pour être averti·e des offres qui vous correspondent, il manque à votre profil : ${gaps}.`,
    open: 'Ouvrir mon profil',
  },
  {
    gaps: {
      technologies: 'your favourite technologies',
      profession: 'your profession',
      wishes: 'your contracts and cities',
    },
    toSee: (gaps) => `To see jobs that match you here, your profile needs: ${gaps}.`,
    toBeTold: (gaps) => `To be notified of jobs that match you, your profile needs: ${gaps}.`,
    open: 'Open my profile',
  },
);
