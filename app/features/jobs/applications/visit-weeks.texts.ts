import { defineTexts } from '../../../i18n/texts.ts';

export const visitWeeksTexts = defineTexts(
  {
    title: 'Vues par semaine',
    total: (count: string) => `Vues de votre profil, huit dernières semaines : ${count}`,
    about: 'Une entreprise compte une fois par jour. Chaque semaine commence le lundi ; la dernière n’est pas finie.',
  },
  {
    title: 'Views per week',
    total: (count) => `Views of your profile, last eight weeks: ${count}`,
    about: 'A company counts once a day. Each week begins on Monday; the last one is not over.',
  },
);
