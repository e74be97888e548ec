import { defineTexts } from '../texts.ts';

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
  },
);
