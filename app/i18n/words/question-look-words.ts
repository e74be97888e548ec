import { defineTexts } from '../texts.ts';

/** The first or the second of two pieces of code. */
const letterOf = (place: number) => 'AB'[place] ?? '';

/** The words of a question that is shown whole, with its answer. Lists of questions do not load them. */
export const questionLookWords = defineTexts(
  {
    code: 'Code de la question',
    several: 'Plusieurs bonnes réponses',
    options: 'Réponses proposées',
    reveal: 'Voir la réponse',
    right: (count: number): string => (count === 1 ? 'Bonne réponse' : 'Bonnes réponses'),
    explanation: 'Explication',
    line: (number: number) => `Ligne ${number}`,
    patch: (place: number) => `Correctif ${letterOf(place)}`,
    patchCode: (place: number) => `Code du correctif ${letterOf(place)}`,
    output: 'Réponse exacte',
    steps: 'Étapes à remettre dans l’ordre',
    order: 'Bon ordre',
    play: {
      right: 'C’est juste.',
      wrong: 'Ce n’est pas la bonne réponse.',
      rightOption: 'bonne réponse',
    },
  },
  {
    code: 'Question code',
    several: 'Several correct answers',
    options: 'Options',
    reveal: 'See the answer',
    right: (count) => (count === 1 ? 'Correct answer' : 'Correct answers'),
    explanation: 'Explanation',
    line: (number) => `Line ${number}`,
    patch: (place) => `Patch ${letterOf(place)}`,
    patchCode: (place) => `Patch ${letterOf(place)} code`,
    output: 'Exact answer',
    steps: 'Steps to put in order',
    order: 'Correct order',
    play: { right: 'Correct.', wrong: 'This is not the correct answer.', rightOption: 'correct answer' },
  },
);
