import { defineTexts } from '../i18n/texts.ts';
import { failureTexts } from './failure.texts.ts';

/** Texts shared by all dialogs with a form. */
export const formDialogTexts = defineTexts(
  {
    ...failureTexts.fr,
    cancel: 'Annuler',
    confirm: 'Confirmer',
    add: 'Ajouter',
    close: 'Fermer',
    loading: 'Chargement…',
    saved: 'Vos changements sont enregistrés.',
    conflict: {
      title: 'Cela a changé entre-temps',
      text: 'Une autre personne (ou vous, dans un autre onglet) a enregistré pendant que vous écriviez. Rien de ce que vous avez saisi n’est perdu.',
      mine: 'Enregistrer ma version',
      theirs: 'Reprendre la version enregistrée',
    },
    refused: 'Ceci n’a pas pu être enregistré',
    discard: 'Vous avez des changements non enregistrés. Fermer et les perdre ?',
    leave: 'Vous avez des changements non enregistrés. Quitter la page et les perdre ?',
    retry: 'Réessayer',
  },
  {
    ...failureTexts.en,
    cancel: 'Cancel',
    confirm: 'Confirm',
    add: 'Add',
    close: 'Close',
    loading: 'Loading…',
    saved: 'Your changes have been saved.',
    conflict: {
      title: 'This has changed in the meantime',
      text: 'Someone else (or you, in another tab) saved it while you were writing. Nothing you typed is lost.',
      mine: 'Save my version',
      theirs: 'Use the saved version',
    },
    refused: 'This could not be saved',
    discard: 'You have changes that are not saved. Close and lose them?',
    leave: 'You have changes that are not saved. Leave the page and lose them?',
    retry: 'Try again',
  },
);

export type FormDialogTexts = typeof formDialogTexts.fr;
