import { defineTexts } from '../../../i18n/texts.ts';

export const shownTestsTexts = defineTexts(
  {
    title: 'Modifier les tests affichés',
    top: (percent: number) => `Top ${percent}%`,
    points: (score: string) => `${score} points`,
    result: (percent: number, score: string) => `Top ${percent}% avec un score de ${score} points`,
    provisional: '(provisoire)',
    none: 'Aucun test n’est affiché sur votre profil.',
    how: 'Un test s’ajoute depuis son historique, dans la section Tests, avec « Ajouter à mon CV ».',
    toTests: 'Voir mes tests',
    all: 'Tous les tests passés',
    medals: { gold: 'Médaille d’or', silver: 'Médaille d’argent', bronze: 'Médaille de bronze' },
  },
  {
    title: 'Edit the tests shown',
    top: (percent: number) => `Top ${percent}%`,
    points: (score: string) => `${score} points`,
    result: (percent: number, score: string) => `Top ${percent}% with a score of ${score} points`,
    provisional: '(provisional)',
    none: 'No test is shown on your profile.',
    how: 'A test is added from its history, in the Tests section, with “Add to my CV”.',
    toTests: 'See my tests',
    all: 'All tests taken',
    medals: { gold: 'Gold medal', silver: 'Silver medal', bronze: 'Bronze medal' },
  },
);
