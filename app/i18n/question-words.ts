import { defineTexts } from './texts.ts';

/** The first or the second of two pieces of code. */
const letterOf = (place: number) => 'AB'[place] ?? '';

/** The words of a question, shared by all screens that show one. */
export const questionWords = defineTexts(
  {
    status: {
      PUBLISHED: 'Publiée',
      WAITING_FOR_VALIDATION: 'En attente de validation',
      NOT_PUBLISHED: 'Non publiée',
      DELETED: 'Supprimée',
      DECLINED: 'Refusée',
      ARCHIVED: 'Archivée',
    },
    difficulty: ['Très Facile', 'Facile', 'Intermédiaire', 'Difficile', 'Expert'],
    alternative: 'Question alternative',
    draftTest: 'Test Brouillon',
    newComment: 'Nouveau commentaire',
    look: {
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
    },
  },
  {
    status: {
      PUBLISHED: 'Published',
      WAITING_FOR_VALIDATION: 'Waiting for validation',
      NOT_PUBLISHED: 'Not published',
      DELETED: 'Deleted',
      DECLINED: 'Declined',
      ARCHIVED: 'Archived',
    },
    difficulty: ['Very easy', 'Easy', 'Intermediate', 'Hard', 'Expert'],
    alternative: 'Alternative question',
    draftTest: 'Draft test',
    newComment: 'New comment',
    look: {
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
    },
  },
);
