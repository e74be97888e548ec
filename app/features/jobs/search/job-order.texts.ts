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
    none: 'Ajoutez des villes ou des contrats à vos souhaits pour voir des offres ici.',
    noneShared: 'Aucune offre qui répond à vos souhaits ne demande une de vos technologies favorites pour l’instant.',
    forYou: 'Offres pour vous',
    all: (count: number) => (count === 1 ? 'Voir l’offre pour vous' : `Voir les ${count} offres pour vous`),
    similar: 'Offres similaires',
    groups: {
      noneShared: 'Sans technologie en commun avec votre profil',
      unmet: 'Ne répondent pas à tous vos souhaits',
    },
  },
  {
    leftOut: (count) =>
      count === 1
        ? '1 other job does not match your preferences.'
        : `${count} other jobs do not match your preferences.`,
    seeAll: 'All jobs, by date',
    changeWishes: 'Edit my preferences',
    noneTitle: 'No job matches all your preferences',
    none: 'Add cities or contracts to your preferences to see jobs here.',
    noneShared: 'No job that matches your preferences asks for one of your favourite technologies at the moment.',
    forYou: 'Jobs for you',
    all: (count) => (count === 1 ? 'See the job for you' : `See the ${count} jobs for you`),
    similar: 'Similar jobs',
    groups: {
      noneShared: 'No technology in common with your profile',
      unmet: 'Not all your preferences are met',
    },
  },
);
