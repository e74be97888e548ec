import { defineTexts } from '../../../i18n/texts.ts';

export const jobOrderTexts = defineTexts(
  {
    leftOut: (count: number) =>
      count === 1
        ? '1 autre offre ne répond pas à vos souhaits.'
        : `${count} autres offres ne répondent pas à vos souhaits.`,
    seeAll: 'Toutes les offres, par date',
    changeWishes: 'Modifier mes souhaits',
    noneTitle: 'Aucune offre ne répond à tous vos souhaits',
    none: 'Élargir les villes ou les contrats de vos souhaits en fait apparaître davantage.',
    noneShared: 'Aucune offre qui répond à vos souhaits ne demande une de vos technologies favorites pour l’instant.',
    forYou: 'Offres pour vous',
    all: (count: number) => (count === 1 ? 'Voir l’offre pour vous' : `Voir les ${count} offres pour vous`),
    gaps: {
      technologies: 'vos technologies favorites',
      profession: 'votre métier',
      wishes: 'vos contrats et vos villes',
    },
    fillIn: (gaps: string) => `Pour voir ici les offres qui vous correspondent, il manque à votre profil : ${gaps}.`,
    complete: 'Ouvrir mon profil',
    similar: 'Offres similaires',
  },
  {
    leftOut: (count) =>
      count === 1 ? '1 other job does not meet your wishes.' : `${count} other jobs do not meet your wishes.`,
    seeAll: 'All jobs, by date',
    changeWishes: 'Change my wishes',
    noneTitle: 'No job meets all your wishes',
    none: 'More cities or contracts in your wishes bring up more of them.',
    noneShared: 'No job that meets your wishes asks for one of your favourite technologies at the moment.',
    forYou: 'Jobs for you',
    all: (count) => (count === 1 ? 'See the job for you' : `See the ${count} jobs for you`),
    gaps: {
      technologies: 'your favourite technologies',
      profession: 'your profession',
      wishes: 'your contracts and cities',
    },
    fillIn: (gaps) => `To see jobs that match you here, your profile needs: ${gaps}.`,
    complete: 'Open my profile',
    similar: 'Similar jobs',
  },
);
