import { defineTexts } from '../../../i18n/texts.ts';

export const visitWeeksTexts = defineTexts(
  {
    title: 'Vues par semaine',
    total: (count: string) => `Vues de votre profil, huit dernières semaines : ${count}`,
    views: (count: number): string => (count === 1 ? 'vue en huit semaines' : 'vues en huit semaines'),
    about: 'Une entreprise compte une fois par jour. Chaque semaine commence le lundi ; la dernière n’est pas finie.',
  },
  {
    title: 'Views per week',
    total: (count) => `Views of your profile, last eight weeks: ${count}`,
    views: (count) => (count === 1 ? 'view in eight weeks' : 'views in eight weeks'),
    about: 'A company counts once a day. Each week begins on Monday; the last one is not over.',
  },
);
