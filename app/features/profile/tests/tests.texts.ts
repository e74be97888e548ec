import { defineTexts } from '../../../i18n/texts.ts';

export const shownTestsTexts = defineTexts(
  {
    title: 'Modifier les tests affichés',
    result: (percent: number | undefined, score: string) =>
      percent === undefined
        ? `Score de ${score} points (provisoire)`
        : `Top ${percent}% avec un score de ${score} points`,
    none: 'Aucun test n’est affiché sur votre profil.',
    how: 'Ajoutez un test depuis son historique, dans la section Tests, avec « Ajouter à mon CV ».',
    toTests: 'Voir mes tests',
    all: 'Tous les tests passés',
    confirmedOn: (date: string) => `confirmé le ${date}`,
    scale: 'Place parmi les personnes classées à chaque test',
    scaleNote: 'Sur chaque ligne, la part des personnes classées qui ont un moins bon résultat.',
  },
  {
    title: 'Edit the tests shown',
    result: (percent, score) =>
      percent === undefined
        ? `Score of ${score} points (provisional)`
        : `Top ${percent}% with a score of ${score} points`,
    none: 'No tests are shown on your profile.',
    how: 'Add a test from its history, in the Tests section, with “Add to my CV”.',
    toTests: 'See my tests',
    all: 'All tests taken',
    confirmedOn: (date) => `confirmed on ${date}`,
    scale: 'Place among the people ranked in each test',
    scaleNote: 'On each line: the share of ranked people with a lower result.',
  },
);
