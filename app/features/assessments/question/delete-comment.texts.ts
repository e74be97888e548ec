import { defineTexts } from '../../../i18n/texts.ts';

export const deleteCommentTexts = defineTexts(
  {
    deleteQuestion: 'Supprimer ce commentaire ?',
    delete: 'Supprimer',
    deleteOf: (date: string) => `Supprimer le commentaire du ${date}`,
    cancel: 'Annuler',
    deleted: 'Le commentaire est supprimé.',
  },
  {
    deleteQuestion: 'Delete this comment?',
    delete: 'Delete',
    deleteOf: (date) => `Delete the comment from ${date}`,
    cancel: 'Cancel',
    deleted: 'The comment has been deleted.',
  },
);
